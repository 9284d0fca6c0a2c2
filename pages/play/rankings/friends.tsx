import { PlayFriendsView } from '../../../components/views/PlayFriendsView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadFriends } from '../../../lib/server/play/league-pages';

export default PlayFriendsView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.playFriends() }, loadFriends);
