import { OfflineView } from '../components/views/OfflineView';
import { shellPage } from '../lib/server/pages/public-page';

export default OfflineView;

/** Fetched by the service worker, which shows it without network; nothing links to it. */
export const getServerSideProps = shellPage;
