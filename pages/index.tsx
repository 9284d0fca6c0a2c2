import { cacheTag } from '../lib/domain/page/cache-tags';
import type { HomeState } from '../lib/domain/entities/read-models';
import { HomeView, type HomeViewProps } from '../components/views/HomeView';
import { loadFirstTeams } from '../lib/server/pages/first-teams';
import { homeBands, homePageLists } from '../lib/server/pages/home-page';
import { announcements } from '../lib/server/pages/shell-data';
import { publicPage } from '../lib/server/pages/public-page';
import { readHomeState } from '../lib/store/models/state-document';

export default HomeView;

const NO_MATCHES: HomeState = { running: [], upcoming: [], latest: [], startMinutes: [] };

/** One read: the homepage's lists. Announcements and the teams that a new visitor is offered are in the process. */
export const getServerSideProps = publicPage<Omit<HomeViewProps, 'shell'>>(async ({ now, locale }) => {
  const [state, { teams: firstTeams, tags }, announced] = await Promise.all([
    readHomeState().then((stored) => stored ?? NO_MATCHES),
    loadFirstTeams(now),
    announcements(now, locale),
  ]);
  const { playing, startMinutes } = state;
  const bands = homeBands(state);
  return {
    kind: 'page',
    props: {
      home: { ...homePageLists(bands), ...(playing ? { playing } : {}), startMinutes },
      firstTeams,
      announcements: announced,
    },
    tags: [cacheTag.home, cacheTag.announcements, ...tags],
    matches: [...bands.running, ...bands.next.map(({ match }) => match)],
  };
});
