import { PlayPickemListView } from '../../../components/views/PlayPickemListView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { pickemList } from '../../../lib/server/play/pickem-stages';

export default PlayPickemListView;

export const getServerSideProps = playPage(pickemList);
