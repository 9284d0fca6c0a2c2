import { RegionSettingsView } from '../../components/views/RegionSettingsView';
import { shellPage } from '../../lib/server/pages/public-page';

export default RegionSettingsView;

/** The same for everyone: the browser knows what was chosen. */
export const getServerSideProps = shellPage;
