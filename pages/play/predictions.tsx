import { PlayPredictionsView } from '../../components/views/PlayPredictionsView';
import { PAGE_QUERIES } from '../../lib/server/pages/page-queries';
import { queryPage } from '../../lib/server/pages/public-page';
import { loadPredictions, playOnly } from '../../lib/server/play/play-pages';

export default PlayPredictionsView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/play/predictions'], playOnly(loadPredictions));
