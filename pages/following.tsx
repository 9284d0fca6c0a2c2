import { FollowingView } from '../components/views/FollowingView';
import { firstTeamsPage } from '../lib/server/pages/first-teams';

export default FollowingView;

export const getServerSideProps = firstTeamsPage;
