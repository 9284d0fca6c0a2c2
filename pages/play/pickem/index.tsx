import { PlayPickemListView } from '../../../components/views/PlayPickemListView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadPickemList } from '../../../lib/server/play/pickem-stages';

export default PlayPickemListView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playPickem() }, loadPickemList);
