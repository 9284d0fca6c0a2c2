import { MINUTE_MS, SECOND_MS } from './durations';

/** A date as a calendar and a clock on the wall show it: month 0–11, weekday 0 for Sunday. */
export type DateFields = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
};

/**
 * Instants as the clocks of a zone show them. A zone is an IANA name, "UTC", or
 * "local": the machine's own, which needs no `Intl`. Ours and not dayjs's: the pre-paint script carries it on every page.
 */
export const LOCAL_ZONE = 'local';

/** Whether clocks of a zone ("Europe/Berlin") are known here. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockFormat(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * How far a zone's clocks are ahead of UTC.
 * @param at in milliseconds since 1970
 * @returns milliseconds
 */
export function offsetAt(at: number, zone: string): number {
  if (zone === 'UTC') return 0;
  if (zone === LOCAL_ZONE) return -new Date(at).getTimezoneOffset() * MINUTE_MS;
  const parts = clockFormat(zone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(at / SECOND_MS) * SECOND_MS;
}

/** The calendar day ("YYYY-MM-DD") of an instant (ISO string or milliseconds since 1970) in a zone. */
export function dayOf(instant: string | number, zone: string): string {
  const at = new Date(instant).getTime();
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);
}

/** @param at an ISO instant or milliseconds since 1970 */
export function dateIn(at: string | number, zone: string): DateFields {
  const instant = new Date(at).getTime();
  const date = new Date(instant + offsetAt(instant, zone));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  };
}
