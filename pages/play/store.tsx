import { PlayStoreView } from '../../components/views/PlayStoreView';
import { playPage } from '../../lib/server/pages/personal-page';
import { loadStore } from '../../lib/server/play/play-pages';

export default PlayStoreView;

export const getServerSideProps = playPage(loadStore);
