import type { MatchSummary } from '../match/match';
import { byStart } from '../match/match-order';
import { calendarDays, type CalendarDay } from './day-calendar';
import { addDays } from '../values/week';
import { dayOf } from '../values/zoned-date';

/**
 * How many UTC days on either side a page needs for a day and its neighbours in
 * any zone: the neighbour, and one more for what the zone moves over midnight.
 */
const DAYS_AROUND = 2;

/** The UTC days from `DAYS_AROUND` before a day to as many after it. */
export function daysAround(day: string): string[] {
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(day, index - DAYS_AROUND));
}

/** The matches of each of some days in a zone, by start. */
export function matchesByDay(
  days: readonly string[],
  matches: readonly MatchSummary[],
  zone: string,
): { day: string; matches: MatchSummary[] }[] {
  return days.map((day) => ({ day, matches: matches.filter((match) => dayOf(match.beginAt, zone) === day).sort(byStart) }));
}

/** A key that is the same for two lists of the same matches, whatever their state or order. */
export function listKey(matches: readonly MatchSummary[]): string {
  return matches
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(' ');
}

/** When a match begins, in minutes since 1970. */
export const startMinute = ({ beginAt }: Pick<MatchSummary, 'beginAt'>): number => Math.floor(Date.parse(beginAt) / 60_000);

type MarkedDays = {
  readonly first: string;
  readonly days: number;
  readonly today: string;
  readonly zone: string;
  /** Null where they are not known. */
  readonly startMinutes: readonly number[] | null;
};

/** A row of days whose markers come from the starts of all matches around (minutes since 1970). */
export function markedDays({ first, days, today, zone, startMinutes }: MarkedDays): CalendarDay[] {
  if (startMinutes === null) return calendarDays({ first, days, today, countsByDay: null });
  const countsByDay = new Map<string, number>();
  for (const minutes of startMinutes) {
    const day = dayOf(minutes * 60_000, zone);
    countsByDay.set(day, (countsByDay.get(day) ?? 0) + 1);
  }
  return calendarDays({ first, days, today, countsByDay });
}
