import { MarketModerationView } from '../../components/views/MarketModerationView';
import { paths } from '../../lib/domain/page/paths';
import { ofPlay, personalPage } from '../../lib/server/pages/personal-page';
import { pathId } from '../../lib/server/pages/query-parameters';
import { marketModeration } from '../../lib/server/play/market-moderation';

export default MarketModerationView;

export const getServerSideProps = personalPage(
  { requires: 'admin', path: paths.adminPlay() },
  ofPlay((_session, now, query) => marketModeration(pathId(query['match']), now)),
);
