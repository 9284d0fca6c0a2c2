import { PlayLeaguesView } from '../../../components/views/PlayLeaguesView';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { loadLeagueList } from '../../../lib/server/play/league-pages';

export default PlayLeaguesView;

export const getServerSideProps = personalPageForAll(loadLeagueList);
