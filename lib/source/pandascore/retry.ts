import { HOUR_MS } from '../../domain/values/durations';

/** Rules of retries, pure: how long to wait after a failed request. */

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** With so few requests left, they are spread over the rest of the hour. */
const LOW_REMAINING = 20;

/** Whether a request is worth another try after this status: too many requests, and errors of the server itself. */
export function isRetryable(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Exponential backoff with jitter: attempt 0 waits 0.5 to 1 s, each further one twice as long, at most a minute. `random` is in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  return Math.round(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + random / 2));
}

/** The wait in a `Retry-After` header, in milliseconds: seconds or an HTTP date, at most an hour; null without a readable one. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  const trimmed = header.trim();
  const wait = /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) * 1000 : Date.parse(trimmed) - now;
  return Number.isNaN(wait) ? null : Math.min(HOUR_MS, Math.max(0, wait));
}

/**
 * How long to hold the next request back, in milliseconds, given what
 * `X-Rate-Limit-Remaining` said last (requests left in the hour; null while
 * unknown). The API does not say when its hour ends: the clock's hour is taken,
 * and after a minute one request may find out.
 */
export function paceMs(remaining: number | null, now: number): number {
  if (remaining === null || remaining > LOW_REMAINING) return 0;
  const restOfHour = HOUR_MS - (now % HOUR_MS);
  return Math.min(LONGEST_WAIT_MS, Math.ceil(restOfHour / (Math.max(0, remaining) + 1)));
}
