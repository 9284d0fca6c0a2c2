import { FollowingSettingsView } from '../../components/views/FollowingSettingsView';
import { firstTeamsPage } from '../../lib/server/pages/first-teams';

export default FollowingSettingsView;

export const getServerSideProps = firstTeamsPage;
