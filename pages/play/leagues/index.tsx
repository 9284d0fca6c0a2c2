import { PlayLeaguesView } from '../../../components/views/PlayLeaguesView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadLeagueList } from '../../../lib/server/play/league-pages';

export default PlayLeaguesView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playLeagues() }, loadLeagueList);
