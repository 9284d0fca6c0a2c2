import { LegalView } from '../components/views/LegalView';
import { paths } from '../lib/domain/page/paths';
import { legalPage } from '../lib/server/pages/legal-page';

export default LegalView;

export const getServerSideProps = legalPage('about', paths.about());
