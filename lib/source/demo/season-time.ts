import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { DAY_MS } from '../../domain/values/durations';

dayjs.extend(utc);

/** The season's calendar: everything is counted in weeks from the current one, in UTC. */

/** The first Monday after 1 January 1970. */
const FIRST_MONDAY = dayjs.utc('1970-01-05');
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The start (milliseconds) of the week that a Monday "YYYY-MM-DD" names. */
export function weekStartMs(weekStart: string): number {
  return dayjs.utc(weekStart).valueOf();
}

/** Weeks since the first Monday of 1970: numbers the seasons, so that ids of different weeks never meet. */
export function weekNumber(weekStart: string): number {
  return dayjs.utc(weekStart).diff(FIRST_MONDAY, 'week');
}

/** Milliseconds from Monday 00:00 to a slot such as "Wed 08:30". */
export function slotOffset(slot: string): number {
  const [day = '', time = ''] = slot.trim().split(' ');
  const [hours = '0', minutes = '0'] = time.split(':');
  return DAYS.indexOf(day) * DAY_MS + Number(hours) * 3_600_000 + Number(minutes) * 60_000;
}

/** The patch of a day as the game's data counts it: the year counts from 2010, a new patch comes every second week. */
export function patchAt(ms: number): { readonly version: string; readonly fullVersion: string } {
  const day = dayjs.utc(ms);
  const week = day.diff(day.startOf('year'), 'week');
  const version = `${day.year() - 2010}.${Math.min(24, Math.floor(week / 2) + 1)}`;
  return { version, fullVersion: `${version}.1` };
}
