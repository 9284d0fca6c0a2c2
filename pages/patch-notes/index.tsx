import { PatchNotesView } from '../../components/views/PatchNotesView';
import type { PatchList } from '../../lib/domain/news/patch-notes';
import { loadPatches } from '../../lib/server/pages/news-pages';
import { publicPage } from '../../lib/server/pages/public-page';

export default PatchNotesView;

export const getServerSideProps = publicPage<PatchList>(async () => {
  const { data, ...copies } = await loadPatches();
  return { kind: 'page', props: data, ...copies };
});
