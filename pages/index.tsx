import { cacheTag } from '../lib/domain/page/cache-tags';
import type { HomeState } from '../lib/domain/models/read-models';
import { matchSummary } from '../lib/domain/match/match-summary';
import { HomeView, type HomeViewProps } from '../components/views/HomeView';
import { loadDigestCards } from '../lib/server/pages/digest-cards';
import { loadFirstTeams } from '../lib/server/pages/first-teams';
import { announcements } from '../lib/server/pages/shell-data';
import { publicPage } from '../lib/server/pages/public-page';
import { loadPlayCards } from '../lib/server/play/play-cards';
import { readHomeState } from '../lib/store/models/match-documents';

export default HomeView;

const NO_MATCHES: HomeState = { running: [], next: [], lately: [], startMinutes: [] };

/** One read: the homepage's lists. The rest is in the process. */
export const getServerSideProps = publicPage<Omit<HomeViewProps, 'shell'>>(async ({ now, locale }) => {
  const [state, { teams: firstTeams, tags }, { digests, tags: newsTags }, play, announced] = await Promise.all([
    readHomeState().then((stored) => stored ?? NO_MATCHES),
    loadFirstTeams(now),
    loadDigestCards(now, locale),
    loadPlayCards(now, locale),
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
      cards: { digests, ...play },
      firstTeams,
      announcements: announced,
    },
    tags: [cacheTag.home, cacheTag.announcements, ...tags, ...newsTags],
    matches: [...running, ...next.map(({ match }) => match)],
  };
});
