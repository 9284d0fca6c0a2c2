import { writeDate, type DateStyle } from './date-patterns';
import type { Locale } from './locales';
import { dateIn } from './schedule/zoned-date';

/**
 * How instants read on screen. Three places must write the same text: the server
 * (in UTC), the pre-paint script (as text, it imports nothing) and React in the
 * browser.
 */

export const LOCAL_TIME_SHOWS = ['time', 'weekday', 'day', 'dayTime', 'yearTime', 'full'] as const;
export type LocalTimeShow = (typeof LOCAL_TIME_SHOWS)[number];
export type Clock = '24' | '12';

/** The parts of a format, which are joined by ", "; "time" is written by the visitor's clock. */
export const LOCAL_TIME_FORMATS: Readonly<Record<LocalTimeShow, readonly (DateStyle | 'time')[]>> = {
  time: ['time'],
  weekday: ['weekday'],
  day: ['short'],
  dayTime: ['medium', 'time'],
  yearTime: ['mediumYear', 'time'],
  full: ['full', 'time'],
};

/**
 * The text of an instant in a zone, e.g. "Sat, 8 Jul, 17:30".
 * @param at milliseconds since 1970 or an ISO instant
 * @param zone as in `zoned-date`; "UTC" on the server
 */
export function localTimeText(at: number | string, show: LocalTimeShow, locale: Locale, clock: Clock, zone: string): string {
  const fields = dateIn(at, zone);
  return LOCAL_TIME_FORMATS[show]
    .map((style) => writeDate(fields, style === 'time' ? (clock === '12' ? 'time12' : 'time24') : style, locale))
    .join(', ');
}
