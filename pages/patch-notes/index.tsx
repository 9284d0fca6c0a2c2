import { cacheTag } from '../../lib/domain/cache-tags';
import { PatchNotesView } from '../../components/views/PatchNotesView';
import type { Patch } from '../../lib/domain/news/patch-notes';
import { publicPage } from '../../lib/server/pages/public-page';
import { readPatchList } from '../../lib/store/models/patch-document';

export default PatchNotesView;

/** One read. */
export const getServerSideProps = publicPage<{ patches: readonly Patch[] }>(async () => ({
  kind: 'page',
  texts: ['coverage', 'newsTabs', 'patchNotes', 'standings'],
  props: { patches: (await readPatchList())?.patches ?? [] },
  tags: [cacheTag.patches],
}));
