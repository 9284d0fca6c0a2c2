import { FollowingSettingsView } from '../../components/views/FollowingSettingsView';
import { shellPage } from '../../lib/server/pages/public-page';

export default FollowingSettingsView;

/** The page is the same for everyone: the browser has the visitor's choices. */
export const getServerSideProps = shellPage;
