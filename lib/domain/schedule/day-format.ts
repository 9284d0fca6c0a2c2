import { LOCAL_TIME_TAGS, type Locale } from '../locales';

/**
 * Days ("YYYY-MM-DD", whatever zone they belong to) in words of a locale. They
 * are formatted as UTC, because the day is already the reader's own.
 */
const STYLES = {
  /** "3 Jul" */
  short: { day: 'numeric', month: 'short' },
  /** "Sat" */
  weekday: { weekday: 'short' },
  /** "Saturday" */
  longWeekday: { weekday: 'long' },
  /** "Sat 8 Jul" */
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "Saturday 8 July" */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Saturday 8 July 2023" */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "08 Jul 2023" */
  date: { day: '2-digit', month: 'short', year: 'numeric' },
  /** "July 2023" */
  month: { month: 'long', year: 'numeric' },
  /** "Jul" */
  shortMonth: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

export function formatDay(day: string, style: DayStyle, locale: Locale): string {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format)
    formats.set(key, (format = new Intl.DateTimeFormat(LOCAL_TIME_TAGS[locale]?.day ?? locale, { ...STYLES[style], timeZone: 'UTC' })));
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The number of a day in its month, without a leading zero. */
export function dayNumber(day: string): string {
  return String(Number(day.slice(8)));
}
