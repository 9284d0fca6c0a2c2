import { ContactView } from '../components/views/ContactView';
import { shellPage } from '../lib/server/pages/public-page';

export default ContactView;

export const getServerSideProps = shellPage;
