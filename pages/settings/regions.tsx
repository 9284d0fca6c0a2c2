import { RegionSettingsView } from '../../components/views/RegionSettingsView';
import { shellPage } from '../../lib/server/pages/public-page';

export default RegionSettingsView;

/** The page is the same for everyone: the browser has the visitor's choices. */
export const getServerSideProps = shellPage;
