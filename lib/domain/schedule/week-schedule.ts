import type { MatchSummary } from '../match/match';
import { byStart } from '../match/match-order';
import { MAX_MATCHES_PER_DAY } from '../values/constants';
import { currentMonday, weekDays } from '../values/week';
import { dayOf } from '../values/zoned-date';

export type DayRoute = {
  readonly index: number;
  /** "YYYY-MM-DD" in the visitor's zone. */
  readonly day: string;
  readonly isToday: boolean;
  readonly count: number;
  /** Matches by start, at most MAX_MATCHES_PER_DAY. */
  readonly matches: readonly MatchSummary[];
};

/** The weekly schedule of the sidebar (docs/product.md#schedule). */
export type WeekSchedule = {
  /** Monday, "YYYY-MM-DD". */
  readonly start: string;
  readonly isCurrentWeek: boolean;
  readonly selectedIndex: number;
  readonly routes: readonly DayRoute[];
};

type WeekInput = {
  readonly monday: string;
  /** IANA zone of the visitor. */
  readonly zone: string;
  /** Matches of this week and, harmlessly, of its neighbours. */
  readonly matches: readonly MatchSummary[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A day picked in the calendar; ignored outside the week. */
  readonly selectedDay?: string | null;
};

/** Sorts matches into the visitor's seven days. The selected day is the picked one, else today, else the first. */
export function buildWeekSchedule({ monday, zone, matches, now, selectedDay = null }: WeekInput): WeekSchedule {
  const days = weekDays(monday);
  const today = dayOf(now, zone);
  const byDay = new Map<string, MatchSummary[]>(days.map((day) => [day, []]));
  for (const match of new Map(matches.map((each) => [each.id, each])).values()) byDay.get(dayOf(match.beginAt, zone))?.push(match);

  const routes = days.map((day, index): DayRoute => {
    const ofDay = (byDay.get(day) ?? []).sort(byStart).slice(0, MAX_MATCHES_PER_DAY);
    return { index, day, isToday: day === today, count: ofDay.length, matches: ofDay };
  });
  const selected = [selectedDay, today].map((day) => (day === null ? -1 : days.indexOf(day))).find((index) => index >= 0) ?? 0;
  return {
    start: monday,
    isCurrentWeek: monday === currentMonday(now, zone),
    selectedIndex: selected,
    routes,
  };
}
