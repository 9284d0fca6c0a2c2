import { UnsubscribeView } from '../components/views/UnsubscribeView';
import { shellPage } from '../lib/server/pages/public-page';

export default UnsubscribeView;

/** The page is the same for everyone: the link's token is read in the browser. */
export const getServerSideProps = shellPage;
