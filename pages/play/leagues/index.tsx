import { PlayLeaguesView } from '../../../components/views/PlayLeaguesView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { leagueList } from '../../../lib/server/play/league-pages';

export default PlayLeaguesView;

export const getServerSideProps = playPage(leagueList);
