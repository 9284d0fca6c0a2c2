import { describe, expect, it } from 'vitest';
import { cacheControl, LIFETIMES, matchesLifetime } from '../../lib/server/cache-lifetimes';
import { notStartedMatch, offMatch, runningMatch } from '../../lib/fixtures/match-fixture';

const startingAt = (time: string) => notStartedMatch({ beginAt: `2023-08-19T${time}Z` });
const now = Date.parse('2023-08-19T09:00:00Z');

describe('matchesLifetime', () => {
  it.each([
    ['a minute without matches', [], 60],
    ['seconds while a match runs', [runningMatch()], 5],
    ['until the next start', [startingAt('09:00:20')], 20],
    ['seconds while a match runs, though another starts later', [startingAt('09:00:20'), runningMatch()], 5],
    ['a minute where the next start is far', [startingAt('12:00:00')], 60],
    ['a minute after a start that has passed', [startingAt('08:59:00')], 60],
    ['until the next start where an earlier match is late', [startingAt('08:59:00'), startingAt('09:00:20')], 20],
    ['until the earliest start, in whatever order', [startingAt('09:00:40'), startingAt('09:00:20')], 20],
    ['a minute where what would start is canceled', [{ ...offMatch('canceled'), beginAt: '2023-08-19T09:00:20Z' }], 60],
    ['at least a second', [startingAt('09:00:00.100')], 1],
  ])('is %s', (_name, matches, fresh) => {
    expect(matchesLifetime(matches, now).fresh).toBe(fresh);
  });

  it('ends at UTC midnight', () => {
    expect(matchesLifetime([], Date.parse('2023-08-19T23:59:50Z')).fresh).toBe(10);
  });
});

describe('cacheControl', () => {
  it('lets CDNs keep what browsers revalidate each time', () => {
    expect(cacheControl(LIFETIMES.page)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=15, stale-if-error=86400');
  });
});
