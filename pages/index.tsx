import { cacheTag } from '../lib/domain/cache-tags';
import { matchSummary, summaryLists } from '../lib/domain/match/match-summary';
import { daysAround } from '../lib/domain/schedule/days-around';
import { HomeView, type HomeViewProps } from '../components/views/HomeView';
import type { HomeState } from '../lib/domain/read-models';
import { dayOf, mondayOf } from '../lib/domain/schedule/week';
import { announcements } from '../lib/server/pages/shell-data';
import { publicPage } from '../lib/server/pages/public-page';
import { loadWeeks } from '../lib/server/pages/week-page';
import { readHomeState } from '../lib/store/models/state-document';

export default HomeView;

const NO_MATCHES: HomeState = { running: [], upcoming: [], latest: [], startMinutes: [] };

/** Three reads at most: the homepage's lists, and the one or two weeks that hold the days around today. Announcements are in the process. */
export const getServerSideProps = publicPage<Omit<HomeViewProps, 'shell'>>(async ({ now, locale }) => {
  const days = daysAround(dayOf(now, 'UTC'));
  const mondays = [...new Set(days.map(mondayOf))];
  const announced = announcements(now, locale);
  const [home, weeks] = await Promise.all([readHomeState(), loadWeeks(mondays)]);
  const { startMinutes, ...lists } = home ?? NO_MATCHES;
  const around = weeks.data.filter((match) => days.includes(dayOf(match.beginAt, 'UTC')));
  return {
    kind: 'page',
    props: {
      home: { ...summaryLists(lists), startMinutes },
      around: around.map(matchSummary),
      announcements: await announced,
    },
    tags: [cacheTag.home, cacheTag.announcements, ...weeks.tags],
    matches: [...lists.running, ...lists.upcoming],
  };
});
