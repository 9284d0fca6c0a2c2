import { PlayStoreView } from '../../components/views/PlayStoreView';
import { paths } from '../../lib/domain/page/paths';
import { personalPage } from '../../lib/server/pages/personal-page';
import { loadStore } from '../../lib/server/play/play-pages';

export default PlayStoreView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playStore() }, loadStore);
