import { PlayRankingsView } from '../../components/views/PlayRankingsView';
import { PERIODS } from '../../lib/domain/play/score';
import { personalPageForAll } from '../../lib/server/pages/personal-page';
import { loadPlayRanking } from '../../lib/server/play/play-pages';

export default PlayRankingsView;

export const getServerSideProps = personalPageForAll((session, query) =>
  loadPlayRanking(session, PERIODS.find((period) => period === query['period']) ?? 'week'),
);
