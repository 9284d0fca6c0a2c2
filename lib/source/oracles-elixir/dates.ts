import { isMatchTime } from '../../domain/values/week';

/** Reads when games began (UTC), as match data files write it and as spreadsheets write it again. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{1,2}):(\d{2})(?::(\d{2}))?/;
const SHORT = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4}),? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([ap])m)?$/i;

/** Which of the two short numbers of a date is the day: only one of them can be above twelve. */
type DateOrder = 'month first' | 'day first';

/** Spreadsheets write "9/1/2022" in the order of their country: any date of the file that leaves no choice decides. */
export function dateOrder(dates: Iterable<string>): DateOrder {
  for (const date of dates) {
    const [, one, other] = SHORT.exec(date) ?? [];
    if (Number(one) > 12) return 'day first';
    if (Number(other) > 12) return 'month first';
  }
  return 'month first';
}

const ANY = /\b\d{4}-\d{2}-\d{2}[ T]\d{1,2}:\d{2}(?::\d{2})?|\b\d{1,2}[/.]\d{1,2}[/.]\d{4},? \d{1,2}:\d{2}(?::\d{2})?(?: [ap]m)?/gi;

/** All times in a text, as they are written. */
export function datesIn(text: string): readonly string[] {
  return text.match(ANY) ?? [];
}

const HALF_DAY = 12;

/** The instant in milliseconds since 1970; null for what is no time of a match. */
export function dateInstant(date: string, order: DateOrder): number | null {
  const [, isoYear, isoMonth, isoDay, isoHour, isoMinute, isoSecond] = ISO.exec(date) ?? [];
  const [, one, other, year, hour, minute, second, half] = SHORT.exec(date) ?? [];
  const [month, day] = order === 'month first' ? [one, other] : [other, one];
  const afternoon = half === undefined ? Number(hour) : (Number(hour) % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
  const parts =
    isoYear === undefined
      ? [Number(year), Number(month), Number(day), afternoon, Number(minute), Number(second ?? 0)]
      : [Number(isoYear), Number(isoMonth), Number(isoDay), Number(isoHour), Number(isoMinute), Number(isoSecond ?? 0)];
  const [y = Number.NaN, m = 0, d = 0, h = 0, min = 0, s = 0] = parts;
  const time = Date.UTC(y, m - 1, d, h, min, s);
  const read = new Date(time);
  // Otherwise 30 February would be a day of March.
  const isDay = read.getUTCMonth() === m - 1 && read.getUTCDate() === d && h < 24 && min < 60;
  return Number.isFinite(time) && isDay && isMatchTime(time) ? time : null;
}
