import { ContactView } from '../components/views/ContactView';
import { publicPage } from '../lib/server/pages/public-page';

export default ContactView;

/** All that the page needs is in the shell. */
export const getServerSideProps = publicPage(async () => ({ kind: 'page', props: {}, tags: [] }));
