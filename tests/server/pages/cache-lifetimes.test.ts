import { describe, expect, it } from 'vitest';
import { cacheControl, LIFETIMES, matchesLifetime } from '../../../lib/server/pages/cache-lifetimes';

const now = Date.parse('2023-08-19T09:00:00Z');

describe('matchesLifetime', () => {
  it.each([
    ['a minute where nothing is near', {}, 60],
    ['seconds while a match runs', { live: true }, 5],
    ['until the next start', { nextStart: '2023-08-19T09:00:20Z' }, 20],
    ['seconds while a match runs, though another starts later', { live: true, nextStart: '2023-08-19T09:00:20Z' }, 5],
    ['a minute where the next start is far', { nextStart: '2023-08-19T12:00:00Z' }, 60],
    ['a minute after a start that has passed', { nextStart: '2023-08-19T08:59:00Z' }, 60],
    ['at least a second', { nextStart: '2023-08-19T09:00:00.100Z' }, 1],
    ['a minute without a next start', { nextStart: null }, 60],
  ])('is %s', (_name, shown, fresh) => {
    expect(matchesLifetime({ now, ...shown }).fresh).toBe(fresh);
  });

  it('ends at UTC midnight', () => {
    expect(matchesLifetime({ now: Date.parse('2023-08-19T23:59:50Z') }).fresh).toBe(10);
  });
});

describe('cacheControl', () => {
  it('lets CDNs keep what browsers ask for each time', () => {
    expect(cacheControl(LIFETIMES.page)).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=15, stale-if-error=86400');
  });
});
