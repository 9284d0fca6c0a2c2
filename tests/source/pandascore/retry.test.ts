import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, isRetryable, paceMs, retryAfterMs } from '../../../lib/source/pandascore/retry';

const NOW = Date.parse('2031-02-01T16:15:00Z');

describe('retrying', () => {
  it('happens after too many requests and server errors only', () => {
    expect([429, 500, 502, 503, 504].map(isRetryable)).toEqual([true, true, true, true, true]);
    expect([400, 401, 403, 404].map(isRetryable)).toEqual([false, false, false, false]);
  });

  it('waits twice as long each time, with jitter, at most a minute', () => {
    expect([0, 1, 2, 3].map((attempt) => backoffMs(attempt, 1))).toEqual([1000, 2000, 4000, 8000]);
    expect(backoffMs(2, 0)).toBe(2000);
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, random) => backoffMs(attempt, random) >= 500 && backoffMs(attempt, random) <= 60_000,
      ),
    );
  });

  it('waits as long as Retry-After says, in seconds or until a date', () => {
    expect(retryAfterMs('7', NOW)).toBe(7000);
    expect(retryAfterMs('Sat, 01 Feb 2031 16:15:30 GMT', NOW)).toBe(30_000);
    expect(retryAfterMs('Sat, 01 Feb 2031 16:00:00 GMT', NOW)).toBe(0);
    expect(retryAfterMs('999999', NOW)).toBe(3_600_000);
    expect([retryAfterMs(null, NOW), retryAfterMs('soon', NOW)]).toEqual([null, null]);
  });
});

describe('the rate limit', () => {
  it('does not slow down while there is plenty, or while it is unknown', () => {
    expect([paceMs(null, NOW), paceMs(21, NOW), paceMs(900, NOW)]).toEqual([0, 0, 0]);
  });

  it('spreads what is left over the rest of the hour, a request a minute at least', () => {
    const fiveToFive = Date.parse('2031-02-01T16:55:00Z');
    expect(paceMs(9, fiveToFive)).toBe(30_000);
    expect(paceMs(0, fiveToFive)).toBe(60_000);
    expect(paceMs(0, Date.parse('2031-02-01T16:59:50Z'))).toBe(10_000);
    expect(paceMs(3, NOW)).toBe(60_000);
  });
});
