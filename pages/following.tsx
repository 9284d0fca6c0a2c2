import { FollowingView } from '../components/views/FollowingView';
import { loadFirstTeams } from '../lib/server/pages/first-teams';
import { publicPage } from '../lib/server/pages/public-page';

export default FollowingView;

/** The page is the same for everyone: the browser loads what is followed. */
export const getServerSideProps = publicPage(async ({ now }) => {
  const { teams, tags } = await loadFirstTeams(now);
  return { kind: 'page', props: { firstTeams: teams }, tags };
});
