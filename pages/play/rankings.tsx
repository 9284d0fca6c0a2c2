import { PlayRankingsView } from '../../components/views/PlayRankingsView';
import { paths } from '../../lib/domain/page/paths';
import { PERIODS } from '../../lib/domain/play/score';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadPlayRanking } from '../../lib/server/play/play-pages';

export default PlayRankingsView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playRankings() }, (session, query) =>
  loadPlayRanking(session, PERIODS.find((period) => period === query['period']) ?? 'week'),
);
