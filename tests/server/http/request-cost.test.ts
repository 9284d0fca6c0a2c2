import { describe, expect, it } from 'vitest';
import { costOf } from '../../../lib/server/http/request-cost';
import { targetOf, type Site } from '../../../lib/server/http/request-target';
import { routeTable } from '../../../lib/server/route-table';

const site: Site = {
  buildId: 'b1',
  routes: routeTable([
    '/',
    '/match/[id]/[slug]',
    '/play/leagues/[id]',
    '/play/rankings/friends',
    '/api/following',
    '/api/week',
    '/api/me',
    '/api/play/leagues/[id]',
  ]),
  publicFiles: new Set(),
  staticFiles: new Set(),
};
const cost = (address: string) => costOf(targetOf(site, address));
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index).join(',');

describe('what a request costs its address', () => {
  it.each([
    ['a page', '/', 2],
    ['a match', '/match/7/a-vs-b', 2],
    ['JSON', '/api/week?start=2026-11-23', 1],
    ["one's own JSON", '/api/me', 1],
    ['a few that are followed', '/api/following?leagues=293&teams=1,2', 1],
    ['four leagues and three teams', '/api/following?leagues=1,2,3,4&teams=1,2,3', 1],
    ['fifty teams', `/api/following?teams=${ids(50)}`, 10],
    ['all that may be followed', `/api/following?leagues=${ids(8)}&teams=${ids(50)}&players=${ids(50)}&matches=${ids(100)}`, 36],
    ['a private league', '/api/play/leagues/abcdefghijkl', 21],
    ['its page', '/play/leagues/abcdefghijkl', 21],
    ['all friends', '/play/rankings/friends', 52],
  ])('is, for %s, a point for ten documents', (_what, address, points) => {
    expect(cost(address)).toBe(points);
  });
});
