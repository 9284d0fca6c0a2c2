import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadDivision } from '../../../lib/server/play/league-pages';

export default PlayDivisionView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playDivision() }, loadDivision);
