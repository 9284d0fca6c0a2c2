import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { loadDivision } from '../../../lib/server/play/league-pages';

export default PlayDivisionView;

export const getServerSideProps = playPage(loadDivision);
