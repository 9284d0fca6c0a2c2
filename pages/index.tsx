import { cacheTag } from '../lib/domain/page/cache-tags';
import type { HomeState } from '../lib/domain/models/read-models';
import { matchSummary } from '../lib/domain/match/match-summary';
import { HomeView, type HomeViewProps } from '../components/views/HomeView';
import { loadFirstTeams } from '../lib/server/pages/first-teams';
import { announcements } from '../lib/server/pages/shell-data';
import { publicPage } from '../lib/server/pages/public-page';
import { readHomeState } from '../lib/store/models/match-documents';

export default HomeView;

const NO_MATCHES: HomeState = { running: [], next: [], lately: [], startMinutes: [] };

/** One read: the homepage's lists. Announcements and the teams that a new visitor is offered are in the process. */
export const getServerSideProps = publicPage<Omit<HomeViewProps, 'shell'>>(async ({ now, locale }) => {
  const [state, { teams: firstTeams, tags }, announced] = await Promise.all([
    readHomeState().then((stored) => stored ?? NO_MATCHES),
    loadFirstTeams(now),
    announcements(now, locale),
  ]);
  const { running, next, lately, playing, startMinutes } = state;
  return {
    kind: 'page',
    props: {
      home: {
        running: running.map(matchSummary),
        next: next.map(({ match }) => matchSummary(match)),
        lately: lately.map(({ match, worth }) => ({ match: matchSummary(match), worth })),
        ...(playing ? { playing } : {}),
        startMinutes,
      },
      firstTeams,
      announcements: announced,
    },
    tags: [cacheTag.home, cacheTag.announcements, ...tags],
    matches: [...running, ...next.map(({ match }) => match)],
  };
});
