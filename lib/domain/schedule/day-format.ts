import type { DateStyle } from '../text/date-patterns';
import { writeDate } from '../text/date-writing';
import { dayStyle } from '../text/local-time-formats';
import type { Locale } from '../settings/locales';
import { dateIn } from '../values/zoned-date';

type DayStyle = Exclude<DateStyle, 'time24' | 'time12'>;

/** A day ("YYYY-MM-DD", whatever zone it belongs to) in words of a locale. */
export function formatDay(day: string, style: DayStyle, locale: Locale): string {
  return writeDate(dateIn(`${day}T00:00:00Z`, 'UTC'), style, locale);
}

/** The same for lists: "8 Jul", in another year than `thisYear` "8 Jul 2023". */
export function formatListedDay(day: string, thisYear: number | null, locale: Locale): string {
  return formatDay(day, dayStyle('short', Number(day.slice(0, 4)), thisYear), locale);
}

/** The number of a day in its month, without a leading zero. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(8)));
}
