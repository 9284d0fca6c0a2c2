import { PlayProfileView } from '../../../components/views/PlayProfileView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadOwnProfile } from '../../../lib/server/play/play-pages';

export default PlayProfileView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playOwnProfile() }, loadOwnProfile);
