import { writeDate, type DateStyle } from '../date-patterns';
import type { Locale } from '../locales';
import { dateIn } from './zoned-date';

export type DayStyle = Exclude<DateStyle, 'time24' | 'time12'>;

/** A day ("YYYY-MM-DD", whatever zone it belongs to) in words of a locale. */
export function formatDay(day: string, style: DayStyle, locale: Locale): string {
  return writeDate(dateIn(`${day}T00:00:00Z`, 'UTC'), style, locale);
}

/** The number of a day in its month, without a leading zero. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(8)));
}
