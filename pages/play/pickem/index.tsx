import { PlayPickemListView } from '../../../components/views/PlayPickemListView';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { loadPickemList } from '../../../lib/server/play/pickem-stages';

export default PlayPickemListView;

export const getServerSideProps = personalPageForAll(loadPickemList);
