import { PlayOrderView } from '../../components/views/PlayOrderView';
import { paths } from '../../lib/domain/page/paths';
import { pathId } from '../../lib/server/pages/query-parameters';
import { playPage } from '../../lib/server/pages/personal-page';
import { loadOrder } from '../../lib/server/play/play-pages';

export default PlayOrderView;

/** Without a match in the address, leads to the matches that may be predicted. */
export const getServerSideProps = playPage(
  (session, now, query) => loadOrder(session, pathId(query['match']), now),
  (query) => (query['match'] === undefined ? paths.playPredictions() : null),
);
