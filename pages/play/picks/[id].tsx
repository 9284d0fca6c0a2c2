import { PlaySharedPicksView } from '../../../components/views/PlaySharedPicksView';
import { publicPage } from '../../../lib/server/pages/public-page';
import { single } from '../../../lib/server/pages/query-parameters';
import { loadSharedPicks } from '../../../lib/server/play/pickem-stages';
import { playOnly } from '../../../lib/server/play/play-pages';

export default PlaySharedPicksView;

export const getServerSideProps = publicPage(playOnly(({ params, now }) => loadSharedPicks(single(params['id']), now)));
