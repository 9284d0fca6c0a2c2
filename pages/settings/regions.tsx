import { RegionSettingsView } from '../../components/views/RegionSettingsView';
import { publicPage } from '../../lib/server/pages/public-page';

export default RegionSettingsView;

/** The same for everyone: the browser knows what was chosen. */
export const getServerSideProps = publicPage(async () => ({
  kind: 'page',
  props: {},
  tags: [],
}));
