import { FollowingSettingsView } from '../../components/views/FollowingSettingsView';
import { publicPage } from '../../lib/server/pages/public-page';

export default FollowingSettingsView;

/** The same for everyone: the browser knows what was chosen. */
export const getServerSideProps = publicPage(async () => ({
  kind: 'page',
  props: {},
  tags: [],
}));
