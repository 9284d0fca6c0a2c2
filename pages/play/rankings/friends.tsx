import { PlayFriendsView } from '../../../components/views/PlayFriendsView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { loadFriends } from '../../../lib/server/play/league-pages';

export default PlayFriendsView;

export const getServerSideProps = playPage(loadFriends);
