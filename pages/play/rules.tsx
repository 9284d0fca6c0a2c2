import { PlayRulesView } from '../../components/views/PlayRulesView';
import { paths } from '../../lib/domain/page/paths';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadPlayRules } from '../../lib/server/play/play-pages';

export default PlayRulesView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playRules() }, loadPlayRules);
