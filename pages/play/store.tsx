import { PlayStoreView } from '../../components/views/PlayStoreView';
import { personalPageForAll } from '../../lib/server/pages/personal-page';
import { loadStore } from '../../lib/server/play/play-pages';

export default PlayStoreView;

export const getServerSideProps = personalPageForAll(loadStore);
