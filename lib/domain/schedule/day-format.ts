import type { DateStyle } from '../text/date-patterns';
import { writeDate } from '../text/date-writing';
import { dayStyle } from '../text/local-time-formats';
import type { Locale } from '../settings/locales';
import { daysBetween } from '../values/week';
import { dateIn } from '../values/zoned-date';

type DayStyle = Exclude<DateStyle, 'time24' | 'time12'>;

/** A day ("YYYY-MM-DD", whatever zone it belongs to) in words of a locale. */
export function formatDay(day: string, style: DayStyle, locale: Locale): string {
  return writeDate(dateIn(`${day}T00:00:00Z`, 'UTC'), style, locale);
}

/** A day in a list: "8 Jul", in another year than `thisYear` "8 Jul 2023". */
export function formatListedDay(day: string, thisYear: number | null, locale: Locale): string {
  return formatDay(day, dayStyle('short', Number(day.slice(0, 4)), thisYear), locale);
}

/** The number of a day in its month, without a leading zero. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(8)));
}

/** How a day is called (docs/product.md#time): the caller has the words for each kind. */
type CalendarLabel = { readonly kind: 'yesterday' | 'today' | 'tomorrow' | 'weekday' | 'date'; readonly day: string };

/** "Monday" covers the two to six days before today; everything else is a date. */
export function calendarLabel(day: string, today: string): CalendarLabel {
  const distance = daysBetween(today, day);
  if (distance === -1) return { kind: 'yesterday', day };
  if (distance === 0) return { kind: 'today', day };
  if (distance === 1) return { kind: 'tomorrow', day };
  return { kind: distance < -1 && distance > -7 ? 'weekday' : 'date', day };
}
