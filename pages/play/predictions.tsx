import { PlayPredictionsView } from '../../components/views/PlayPredictionsView';
import { personalPageForAll } from '../../lib/server/pages/personal-page';
import { loadPredictions } from '../../lib/server/play/play-pages';

export default PlayPredictionsView;

export const getServerSideProps = personalPageForAll(loadPredictions);
