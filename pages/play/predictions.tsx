import { PlayPredictionsView } from '../../components/views/PlayPredictionsView';
import { publicPage } from '../../lib/server/pages/public-page';
import { loadPredictions, playOnly } from '../../lib/server/play/play-pages';

export default PlayPredictionsView;

export const getServerSideProps = publicPage(playOnly(loadPredictions));
