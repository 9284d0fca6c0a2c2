import { FollowingView } from '../components/views/FollowingView';
import { publicPage } from '../lib/server/pages/public-page';

export default FollowingView;

/** The same for everyone: what is followed is asked for by the browser. */
export const getServerSideProps = publicPage(async () => ({
  kind: 'page',
  props: {},
  tags: [],
}));
