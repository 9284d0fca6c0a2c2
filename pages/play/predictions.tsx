import { PlayPredictionsView } from '../../components/views/PlayPredictionsView';
import { paths } from '../../lib/domain/page/paths';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadPredictions } from '../../lib/server/play/play-pages';

export default PlayPredictionsView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playPredictions() }, loadPredictions);
