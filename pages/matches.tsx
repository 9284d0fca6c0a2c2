import { matchSummary } from '../lib/domain/match/match-summary';
import type { Match } from '../lib/domain/match/match';
import { daysAround, startMinute } from '../lib/domain/schedule/days-around';
import { playedLeagues } from '../lib/domain/schedule/schedule-order';
import { MatchesView, type MatchesViewProps } from '../components/views/MatchesView';
import { DAYS_PER_WEEK } from '../lib/domain/values/constants';
import { addDays, mondayOf } from '../lib/domain/values/week';
import { dayOf } from '../lib/domain/values/zoned-date';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { loadWeeks } from '../lib/server/pages/match-pages';

export default MatchesView;

/** Three reads: the day's week for its matches, with its neighbours for the row of days. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/matches'],
  async ({ query, now }): Promise<PageResult<Omit<MatchesViewProps, 'shell'>>> => {
    const { time, league: leagueId } = query;
    const day = time === 'today' ? dayOf(now, 'UTC') : time;
    const monday = mondayOf(day);
    const mondays = [addDays(monday, -DAYS_PER_WEEK), monday, addDays(monday, DAYS_PER_WEEK)];
    const { data, tags } = await loadWeeks(mondays);
    const matches = data.filter((match) => leagueId === null || match.leagueId === leagueId);
    const days = daysAround(day);
    const around = matches.filter((match) => days.includes(dayOf(match.beginAt, 'UTC')));
    // What can be chosen: leagues with matches that the page lists in any zone, and the chosen one.
    const listed = new Set([addDays(day, -1), day, addDays(day, 1)]);
    const isChoice = (match: Match) => match.leagueId === leagueId || listed.has(dayOf(match.beginAt, 'UTC'));
    return {
      kind: 'page',
      props: {
        time,
        leagueId,
        leagues: playedLeagues(data.filter(isChoice)),
        around: around.map(matchSummary),
        startMinutes: matches.map(startMinute),
      },
      tags,
      matches: around,
    };
  },
);
