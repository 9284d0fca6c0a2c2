import { DAYS_PER_WEEK } from '../values/constants';
import { DAY_MS } from '../values/durations';
import { offsetAt } from './zoned-date';

/**
 * Days and ISO weeks in any time zone. A day is "YYYY-MM-DD", a week is named
 * by its Monday (docs/product.md#schedule). Zones are those of `zoned-date`.
 */

function utcMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** True for a real calendar day written "YYYY-MM-DD". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = utcMidnight(text);
  return !Number.isNaN(ms) && utcDay(ms) === text;
}

/** The Monday of the week in which League of Legends came out, and a day before the last second that 32 bits count (2038-01-19), which stands for "no date" as often as the first one. */
const [FIRST_MATCH_DAY, LAST_MATCH_DAY] = ['2009-10-26', '2037-12-31'];

/** A day that a match may be on. Others stand for "unknown" in a source (0001-01-01, 1970-01-01, 2099-12-31, 9999-12-31). */
export function isMatchDay(text: string): boolean {
  return isDay(text) && text >= FIRST_MATCH_DAY && text <= LAST_MATCH_DAY;
}

/** An instant (milliseconds since 1970) that is on a match day in every zone. */
export function isMatchTime(ms: number): boolean {
  return Math.abs(ms) < 1e14 && isMatchDay(utcDay(ms - DAY_MS)) && isMatchDay(utcDay(ms + DAY_MS));
}

/** The calendar day of an instant (ISO string or milliseconds since 1970) in a zone. */
export function dayOf(instant: string | number, zone: string): string {
  const at = new Date(instant).getTime();
  return utcDay(at + offsetAt(at, zone));
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return utcDay(utcMidnight(day) + count * DAY_MS);
}

/** Whole days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** 0 for Monday … 6 for Sunday. */
export function weekdayIndex(day: string): number {
  return (new Date(utcMidnight(day)).getUTCDay() + 6) % 7;
}

/** The Monday of the ISO week that holds a day. */
export function mondayOf(day: string): string {
  return addDays(day, -weekdayIndex(day));
}

/** The seven days from a Monday on. */
export function weekDays(monday: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index));
}

/** The Monday of the week that `now` (milliseconds) falls into, in a zone. */
export function currentMonday(now: number, zone: string): string {
  return mondayOf(dayOf(now, zone));
}

/** The instant at which a day begins in a zone, in milliseconds; where the clocks skip midnight, the first moment of the day. */
export function dayStart(day: string, zone: string): number {
  const midnight = utcMidnight(day);
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
