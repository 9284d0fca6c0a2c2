import { useState, useEffect } from 'react';
import { DAYS_PER_WEEK } from '../../lib/domain/values/constants';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { addDays, mondayOf, weekDays, weeksCovering } from '../../lib/domain/values/week';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { buildWeekSchedule, type WeekSchedule } from '../../lib/domain/schedule/week-schedule';
import { useVisitorDay } from './use-visitor-day';
import { paths } from '../../lib/domain/page/paths';
import { WEEK_ANSWER } from '../../lib/client/requests/polled-answers';
import { useJson } from '../../lib/client/page/use-json';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

export type Schedule = {
  readonly week: WeekSchedule;
  readonly today: string;
  /** "partial": what the page came with, the matches of one UTC day. "empty": nothing is known yet. */
  readonly known: 'all' | 'partial' | 'empty';
  /** Whether the numbers of matches of each day are known; the page came with those of UTC days. */
  readonly countsKnown: boolean;
  readonly failed: boolean;
  readonly moveWeek: (weeks: number) => void;
  readonly pickDay: (day: string) => void;
  readonly backToToday: () => void;
  readonly refresh: () => Promise<void>;
};

type ShownSchedule = { readonly today: string; readonly zone: string; readonly selectedDay: string };
type PickedDay = { readonly monday: string; readonly day: string | null };

/** The week with what the page came with: shown until the visitor's days are known. */
function shellWeek({ week }: Pick<ShellData, 'week'>, { today, zone, selectedDay }: ShownSchedule): WeekSchedule {
  const days = weekDays(week.start);
  return {
    start: week.start,
    isCurrentWeek: true,
    selectedIndex: Math.max(0, days.indexOf(selectedDay)),
    routes: days.map((day, index) => ({
      index,
      day,
      isToday: day === today,
      count: week.counts[index] ?? 0,
      matches: week.today.filter((match) => dayOf(match.beginAt, zone) === day),
    })),
  };
}

/**
 * The weekly schedule and its ways about: the current week
 * at start, one week back and on, a picked day, Today, refresh.
 *
 * @param keep which matches count at all (followed leagues only)
 */
export function useSchedule(shell: Pick<ShellData, 'week' | 'today'>, keep: (match: MatchSummary) => boolean): Schedule {
  const { today, zone, now } = useVisitorDay(shell.today);
  const [picked, setPicked] = useState<PickedDay | null>(null);
  const monday = picked?.monday ?? mondayOf(today);
  const selectedDay = picked?.day ?? (mondayOf(today) === monday ? today : monday);

  const [first = null, second = null] = now === null ? [] : weeksCovering(monday, zone);
  const shows = (match: MatchSummary) => dayOf(match.beginAt, zone) === selectedDay;
  const one = useWeekMatches(first, shows, now);
  const other = useWeekMatches(second, shows, now);
  const loaded = now !== null && one.matches !== null && (second === null || other.matches !== null);

  const isShellWeek = monday === shell.week.start;
  const matches = loaded ? [...one.matches, ...(other.matches ?? [])].filter(keep) : [];
  return {
    week:
      !loaded && isShellWeek
        ? shellWeek(shell, { today, zone, selectedDay })
        : buildWeekSchedule({ monday, zone, matches, now: now ?? 0, selectedDay }),
    today,
    known: loaded ? 'all' : isShellWeek ? 'partial' : 'empty',
    countsKnown: loaded || (isShellWeek && second === null),
    failed: one.failed || other.failed,
    moveWeek: (weeks) => setPicked({ monday: addDays(monday, weeks * DAYS_PER_WEEK), day: null }),
    pickDay: (day) => setPicked({ monday: mondayOf(day), day }),
    backToToday: () => setPicked(null),
    refresh: async () => {
      await Promise.all([one.refresh(), other.refresh()]);
    },
  };
}

type WeekMatches = {
  /** The matches; null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
};

/**
 * The matches of one UTC week, refreshed while one that is shown runs or is
 * about to. A failure is logged, nothing else; old matches stay.
 *
 * @param start the week's Monday; null requests nothing
 * @param shows whether a match is on screen
 */
function useWeekMatches(start: string | null, shows: (match: MatchSummary) => boolean, now: number | null): WeekMatches {
  const { data, error, refresh } = useJson(start === null ? null : paths.api.week(start), WEEK_ANSWER, {
    refreshMs: (newest) => liveRefreshMs((newest?.matches ?? []).filter(shows), now),
    live: true,
  });
  const matches = data?.matches ?? null;

  useEffect(() => {
    // The browser's console already names a request that failed; an answer that is no week is a defect of ours.
    if (error?.code === 'malformed') reportError(error);
  }, [error]);

  return { matches, failed: error !== null && matches === null, refresh };
}
