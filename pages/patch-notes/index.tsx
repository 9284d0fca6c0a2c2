import { PatchView } from '../../components/views/PatchView';
import { leadingPatch } from '../../lib/domain/news/patch-notes';
import { cacheTag } from '../../lib/domain/page/cache-tags';
import { loadPatch, loadPatches, patchRow } from '../../lib/server/pages/news-pages';
import { publicPage } from '../../lib/server/pages/public-page';

export default PatchView;

export const getServerSideProps = publicPage(async () => {
  const { patches } = (await loadPatches()).data;
  const leading = leadingPatch(patches);
  const { shown, tags } = leading ? await loadPatch(patches, leading) : { shown: null, tags: [cacheTag.patches] };
  return { kind: 'page', props: { shown, all: patches.map(patchRow) }, tags };
});
