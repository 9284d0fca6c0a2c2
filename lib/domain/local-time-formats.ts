import { LOCAL_TIME_TAGS, type Locale } from './locales';

/**
 * How instants read on screen. The formats are data, because three places must
 * write the same text: the server (in UTC), the pre-paint script (as text, it
 * imports nothing) and React in the browser.
 */

export const LOCAL_TIME_SHOWS = ['time', 'weekday', 'day', 'dayTime', 'yearTime', 'full'] as const;
export type LocalTimeShow = (typeof LOCAL_TIME_SHOWS)[number];
export type Clock = '24' | '12';

type Piece = 'time' | 'weekday' | 'day' | 'weekdayDay' | 'dayOfYear' | 'fullDay';

/** Which pieces a format joins by ", ". */
export const LOCAL_TIME_FORMATS: Readonly<Record<LocalTimeShow, readonly Piece[]>> = {
  time: ['time'],
  weekday: ['weekday'],
  day: ['day'],
  dayTime: ['weekdayDay', 'time'],
  yearTime: ['dayOfYear', 'time'],
  full: ['fullDay', 'time'],
};

/** Options of `Intl.DateTimeFormat` for each piece; "time" gets its hour cycle from the clock setting. */
export const LOCAL_TIME_PIECES: Readonly<Record<Piece, Readonly<Intl.DateTimeFormatOptions>>> = {
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  weekdayDay: { weekday: 'short', day: 'numeric', month: 'short' },
  dayOfYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  fullDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

export const HOUR_CYCLES = { '24': 'h23', '12': 'h12' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(piece: Piece, locale: Locale, clock: Clock, zone: string): Intl.DateTimeFormat {
  const key = `${piece}|${locale}|${clock}|${zone}`;
  let format = formatters.get(key);
  if (!format) {
    const tags = LOCAL_TIME_TAGS[locale] ?? { day: locale, time: locale };
    const isTime = piece === 'time';
    format = new Intl.DateTimeFormat(isTime ? tags.time : tags.day, {
      ...LOCAL_TIME_PIECES[piece],
      ...(isTime ? { hourCycle: HOUR_CYCLES[clock] } : {}),
      timeZone: zone,
    });
    formatters.set(key, format);
  }
  return format;
}

/**
 * The text of an instant in a zone, e.g. "Sat, 8 Jul, 17:30".
 * @param at milliseconds since 1970 or an ISO instant
 * @param zone IANA name; "UTC" on the server
 */
export function localTimeText(at: number | string, show: LocalTimeShow, locale: Locale, clock: Clock, zone: string): string {
  const date = new Date(at);
  return LOCAL_TIME_FORMATS[show]
    .map((piece) => formatter(piece, locale, clock, zone).format(date))
    .join(', ')
    .replace(/\u202f/g, ' ');
}
