import { MarketModerationView } from '../../components/views/MarketModerationView';
import { paths } from '../../lib/domain/page/paths';
import { personalPage } from '../../lib/server/pages/personal-page';
import { pathId } from '../../lib/server/pages/query-parameters';
import { loadMarketModeration } from '../../lib/server/play/market-moderation';

export default MarketModerationView;

export const getServerSideProps = personalPage({ requires: 'admin', path: paths.adminPlay() }, (_session, query) =>
  loadMarketModeration(pathId(query['match'])),
);
