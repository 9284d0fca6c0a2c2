import { FollowingView } from '../components/views/FollowingView';
import { shellPage } from '../lib/server/pages/public-page';

export default FollowingView;

/** The same for everyone: what is followed is asked for by the browser. */
export const getServerSideProps = shellPage;
