import { PlayQuizzesView } from '../../components/views/PlayQuizzesView';
import { paths } from '../../lib/domain/page/paths';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadQuizzes } from '../../lib/server/play/play-pages';

export default PlayQuizzesView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playQuizzes() }, loadQuizzes);
