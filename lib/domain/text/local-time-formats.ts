import { dateIn } from '../values/zoned-date';
import type { Locale } from '../settings/locales';
import { datePatterns, type DatePatterns, type DateStyle, type DateTimeJoins } from './date-patterns';
import { joinDayAndTimeBy, writeDateBy } from './date-writing';

/**
 * How instants read on screen. Three places write the same text: the server
 * (in UTC), the pre-paint script and React in the browser.
 */

export const LOCAL_TIME_SHOWS = ['time', 'weekday', 'day', 'dayTime', 'yearDay', 'yearTime', 'full', 'longDay'] as const;
export type LocalTimeShow = (typeof LOCAL_TIME_SHOWS)[number];
export type Clock = '24' | '12';

/** What lists write without the year while it is this one. */
const STYLES_WITH_YEAR = { short: 'date', medium: 'mediumYear' } as const satisfies Partial<Record<DateStyle, DateStyle>>;

/** The style of a day of `year`, with the year unless it is this one. */
export function dayStyle(
  style: keyof typeof STYLES_WITH_YEAR,
  year: number,
  thisYear: number | null,
): Exclude<DateStyle, 'time24' | 'time12'> {
  return year === thisYear ? style : STYLES_WITH_YEAR[style];
}

type LocalTimeFormat = {
  /** "time" is written by the visitor's clock. */
  readonly style: DateStyle | 'time';
  /** How a time is joined with its day. */
  readonly join?: keyof DateTimeJoins;
};

const LOCAL_TIME_FORMATS: Readonly<Record<LocalTimeShow, LocalTimeFormat>> = {
  time: { style: 'time' },
  weekday: { style: 'weekday' },
  day: { style: 'short' },
  dayTime: { style: 'medium', join: 'short' },
  yearDay: { style: 'mediumYear' },
  yearTime: { style: 'mediumYear', join: 'short' },
  full: { style: 'full', join: 'long' },
  longDay: { style: 'medium' },
};

type TimeReader = {
  readonly clock: Clock;
  /** The zone, as in `zoned-date`; "UTC" on the server. */
  readonly zone: string;
  /** Null where it is not known: then the year is always written. */
  readonly thisYear: number | null;
};

/**
 * The text of an instant by the patterns of a language.
 * @param at milliseconds since 1970 or an ISO instant
 * @param zoneName follows the time
 */
export function localTimeTextBy(
  patterns: DatePatterns,
  at: number | string,
  show: LocalTimeShow,
  { clock, zone, thisYear }: TimeReader,
  zoneName = '',
): string {
  const fields = dateIn(at, zone);
  const written = (style: DateStyle | 'time'): string => {
    if (style === 'time') return writeDateBy(patterns, fields, clock === '12' ? 'time12' : 'time24') + (zoneName && ` ${zoneName}`);
    return writeDateBy(patterns, fields, style === 'short' || style === 'medium' ? dayStyle(style, fields.year, thisYear) : style);
  };
  const { style, join } = LOCAL_TIME_FORMATS[show];
  return join ? joinDayAndTimeBy(patterns, written(style), written('time'), join) : written(style);
}

/**
 * The text of an instant in a zone, e.g. "Sat 8 Jul, 17:30", in another year "Sat, 8 Jul 2023, 17:30".
 * @param at milliseconds since 1970 or an ISO instant
 * @param zone as in `zoned-date`; "UTC" on the server
 * @param thisYear null where it is not known: then the year is always written
 * @param zoneName follows the time
 */
export function localTimeText(
  at: number | string,
  show: LocalTimeShow,
  locale: Locale,
  clock: Clock,
  zone: string,
  thisYear: number | null,
  zoneName = '',
): string {
  return localTimeTextBy(datePatterns(locale), at, show, { clock, zone, thisYear }, zoneName);
}
