import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';
import { DAYS_PER_WEEK } from './constants';
import { dayOf, offsetAt } from './zoned-date';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/**
 * Days and ISO weeks in any time zone. A day is "YYYY-MM-DD", a week is named
 * by its Monday (docs/product.md#schedule). Zones are those of `zoned-date`.
 */
const DAY = 'YYYY-MM-DD';

/** True for a real calendar day written "YYYY-MM-DD". */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format(DAY) === text;
}

/** The Monday of the week in which League of Legends came out, and a day before the last second that 32 bits count (2038-01-19), which stands for "no date" as often as the first one. */
const [FIRST_MATCH_DAY, LAST_MATCH_DAY] = ['2009-10-26', '2037-12-31'];

/** A day that a match may be on. Others stand for "unknown" in a source (0001-01-01, 1970-01-01, 2099-12-31, 9999-12-31). */
export function isMatchDay(text: string): boolean {
  return isDay(text) && text >= FIRST_MATCH_DAY && text <= LAST_MATCH_DAY;
}

/** An instant (milliseconds since 1970) that is on a match day in every zone. */
export function isMatchTime(ms: number): boolean {
  return [-1, 1].every((days) => isMatchDay(dayjs.utc(ms).add(days, 'day').format(DAY)));
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format(DAY);
}

export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** 0 for Monday … 6 for Sunday. */
export function weekdayIndex(day: string): number {
  return dayjs.utc(day).isoWeekday() - 1;
}

/** The Monday of the ISO week that holds a day. */
export function mondayOf(day: string): string {
  return dayjs.utc(day).startOf('isoWeek').format(DAY);
}

export function weekDays(monday: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
}

/** The Monday of the week that `now` (milliseconds) falls into, in a zone. */
export function currentMonday(now: number, zone: string): string {
  return mondayOf(dayOf(now, zone));
}

/** The instant at which a day begins in a zone, in milliseconds; where the clocks skip midnight, the first moment of the day. */
export function dayStart(day: string, zone: string): number {
  const midnight = dayjs.utc(day).valueOf();
  if (zone === 'UTC') return midnight;
  // The offset on either side of local midnight: two looks settle every change of the clocks.
  let start = midnight - offsetAt(midnight, zone);
  start = midnight - offsetAt(start, zone);
  while (dayOf(start, zone) < day) start += 15 * 60_000;
  return start;
}

/** The UTC weeks (their Mondays) whose documents together hold a zone's week. One in UTC, else two. */
export function weeksCovering(monday: string, zone: string): string[] {
  const first = currentMonday(dayStart(monday, zone), 'UTC');
  const last = currentMonday(dayStart(addDays(monday, DAYS_PER_WEEK), zone) - 1, 'UTC');
  return first === last ? [first] : [first, last];
}
