import { CALENDAR_MAX_DAYS } from '../values/constants';
import { addDays, weekdayIndex } from '../values/week';

/** A cell of the day calendar (docs/product.md#day-calendar). */
export type CalendarDay = {
  readonly key: string;
  readonly index: number;
  readonly day: string;
  /** 0 for Monday … 6 for Sunday. */
  readonly weekday: number;
  readonly isToday: boolean;
  /** The number of matches; null where it is not known. */
  readonly count: number | null;
};

type CalendarInput = {
  readonly first: string;
  /** How many days; more than 20 are cut. */
  readonly days: number;
  readonly today: string;
  /** Null where they are not known. */
  readonly countsByDay: ReadonlyMap<string, number> | null;
};

/** A row of days from `first` on. */
export function calendarDays({ first, days, today, countsByDay }: CalendarInput): CalendarDay[] {
  return Array.from({ length: Math.min(days, CALENDAR_MAX_DAYS) }, (_, index) => {
    const day = addDays(first, index);
    return { key: day, index, day, weekday: weekdayIndex(day), isToday: day === today, count: countsByDay && (countsByDay.get(day) ?? 0) };
  });
}
