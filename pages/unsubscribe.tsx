import { UnsubscribeView } from '../components/views/UnsubscribeView';
import { publicPage } from '../lib/server/pages/public-page';

export default UnsubscribeView;

/** The same for everyone: the link's token is read in the browser. */
export const getServerSideProps = publicPage(async () => ({ kind: 'page', props: {}, tags: [] }));
