import { PlayDivisionView } from '../../../components/views/PlayDivisionView';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { loadDivision } from '../../../lib/server/play/league-pages';

export default PlayDivisionView;

export const getServerSideProps = personalPageForAll(loadDivision);
