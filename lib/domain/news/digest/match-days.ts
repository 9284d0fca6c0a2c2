import { DAY_MS, HOUR_MS } from '../../values/durations';
import { leagueFix } from '../../leagues/league-table';
import { DEFAULT_REGION_ID, regionKeyOf, type GroupKey } from '../../leagues/regions';
import type { MatchSummary } from '../../match/match';
import { beginOf } from '../../match/match-order';
import { grouped } from '../../values/grouped';
import { mondayOf } from '../../values/week';
import { dayOf } from '../../values/zoned-date';

/** The matches of a league that belong to one evening, by start. */
type MatchDay<Listed extends MatchSummary = MatchSummary> = {
  /** The date on which it began, "YYYY-MM-DD": in UTC, of leagues in the Americas their own evening's. */
  readonly day: string;
  readonly matches: readonly Listed[];
};

type MatchWeek<Listed extends MatchSummary = MatchSummary> = {
  /** The Monday of its days, "YYYY-MM-DD". */
  readonly monday: string;
  readonly days: readonly MatchDay<Listed>[];
};

/** A match that starts so long after the one before it belongs to another day. */
const NEW_DAY_MS = 7 * HOUR_MS;

const AMERICAS: readonly GroupKey[] = ['na', 'brazil', 'latinNorth', 'latinSouth', 'latinAmerica'];
/** In the Americas evenings go on after midnight UTC: a day begins at 10:00. */
const AMERICAN_DAY_MS = 10 * HOUR_MS;
/** The longest time from the beginning of the date that a match day has to its last match. */
export const LONGEST_MATCH_DAY_MS = 2 * DAY_MS + AMERICAN_DAY_MS;

function dayBeginOf({ leagueId, leagueName }: MatchSummary): number {
  return AMERICAS.includes(regionKeyOf(leagueFix(leagueId, leagueName)?.regionId ?? DEFAULT_REGION_ID)) ? AMERICAN_DAY_MS : 0;
}

/**
 * The match days of one league, from its matches by start. Two days that began
 * on the same date are one; a day that never pauses ends with the date after it.
 */
export function matchDays<Listed extends MatchSummary>(matches: readonly Listed[]): MatchDay<Listed>[] {
  const days: { day: string; first: number; last: number; matches: Listed[] }[] = [];
  for (const match of matches) {
    if (match.status === 'canceled' || match.status === 'postponed') continue;
    const begin = beginOf(match);
    const date = dayOf(begin - dayBeginOf(match), 'UTC');
    const open = days.at(-1);
    if (open && (date === open.day || (begin - open.last < NEW_DAY_MS && begin - open.first < DAY_MS))) {
      open.matches.push(match);
      open.last = begin;
    } else days.push({ day: date, first: begin, last: begin, matches: [match] });
  }
  return days;
}

export function matchWeeks<Listed extends MatchSummary>(days: readonly MatchDay<Listed>[]): MatchWeek<Listed>[] {
  return [...grouped(days, ({ day }) => [mondayOf(day)])].map(([monday, own]) => ({ monday, days: own }));
}
