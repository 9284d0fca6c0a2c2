import { RegionSettingsView } from '../../components/views/RegionSettingsView';
import { loadLeagues } from '../../lib/server/pages/competition-pages';
import { publicPage } from '../../lib/server/pages/public-page';

export default RegionSettingsView;

/** The page is the same for everyone: the browser has the visitor's choices. */
export const getServerSideProps = publicPage(async () => {
  const { data, tags } = await loadLeagues();
  return { kind: 'page', props: { regionIds: [...new Set(data.leagues.map(({ regionId }) => regionId))] }, tags };
});
