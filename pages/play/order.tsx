import { PlayOrderView } from '../../components/views/PlayOrderView';
import { pathId } from '../../lib/server/pages/query-parameters';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadOrder } from '../../lib/server/play/play-pages';

export default PlayOrderView;

export const getServerSideProps = personalPage({ requires: 'user', path: '/play/order' }, (session, query) =>
  loadOrder(session, pathId(query['match'])),
);
