import { PlayOwnProfileView } from '../../../components/views/PlayOwnProfileView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { loadOwnProfile } from '../../../lib/server/play/play-pages';

export default PlayOwnProfileView;

export const getServerSideProps = playPage(loadOwnProfile);
