import { PlayRankingsView } from '../../components/views/PlayRankingsView';
import { PERIODS } from '../../lib/domain/play/score';
import { playPage } from '../../lib/server/pages/personal-page';
import { loadPlayRanking } from '../../lib/server/play/play-pages';

export default PlayRankingsView;

export const getServerSideProps = playPage((session, now, query) =>
  loadPlayRanking(session, PERIODS.find((period) => period === query['period']) ?? 'week', now),
);
