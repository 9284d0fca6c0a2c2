import { LeaguesView } from '../components/views/LeaguesView';
import type { LeagueCatalog } from '../lib/domain/models/read-models';
import { loadLeagues } from '../lib/server/pages/competition-pages';
import { publicPage } from '../lib/server/pages/public-page';

export default LeaguesView;

export const getServerSideProps = publicPage<LeagueCatalog>(async () => {
  const { data, ...copies } = await loadLeagues();
  return { kind: 'page', props: data, ...copies };
});
