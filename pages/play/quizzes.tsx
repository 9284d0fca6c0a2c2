import { PlayQuizzesView } from '../../components/views/PlayQuizzesView';
import { playPage } from '../../lib/server/pages/personal-page';
import { loadQuizzes } from '../../lib/server/play/play-pages';

export default PlayQuizzesView;

export const getServerSideProps = playPage(loadQuizzes);
