import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { paths } from '../../lib/domain/page/paths';
import { cacheTag } from '../../lib/domain/page/cache-tags';
import { PatchView } from '../../components/views/PatchView';
import { loadPatch, loadPatches } from '../../lib/server/pages/news-pages';
import { publicPage } from '../../lib/server/pages/public-page';
import { single } from '../../lib/domain/page/raw-query';

export default PatchView;

export const getServerSideProps = publicPage(async ({ params }) => {
  const requested = single(params['version']) ?? '';
  const version = patchName(requested);
  if (version !== requested && isPatch(version)) return { kind: 'redirect', to: paths.patch(version), status: 308 };
  const { patches } = (await loadPatches()).data;
  const patch = patches.find((each) => each.version === version);
  if (!patch) return { kind: 'notFound', tags: [cacheTag.patches] };
  const { shown, tags } = await loadPatch(patches, patch);
  return { kind: 'page', props: { shown, all: null }, tags };
});
