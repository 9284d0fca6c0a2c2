import { beforeEach, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import type { Rankings } from '../../../lib/domain/rating/rankings';
import { loadFirstTeams } from '../../../lib/server/pages/first-teams';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import type { readRankings } from '../../../lib/store/models/entity-documents';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';

const store = vi.hoisted(() => ({ readRankings: vi.fn<typeof readRankings>() }));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({ ...(await original<object>()), ...store }));

const now = Date.parse('2023-08-19T09:00:00Z');
const ranked = (place: number, name: string): Rankings['teams'][number] => ({
  place,
  placeBefore: null,
  team: { id: place, name, acronym: name.slice(0, 3), img: null },
  league: null,
  rating: 1_700 - place,
  deviation: 50,
  ratingBefore: null,
  matches: 9,
  latest: [],
  curve: [],
});
const at = '2023-08-19T08:00:00Z';
const rankings = (names: readonly string[]): Rankings => ({
  asOf: at,
  since: at,
  matches: 9,
  games: 20,
  teams: names.map((name, index) => ranked(index + 1, name)),
  regions: [],
});
const names = async () => (await loadFirstTeams(now)).teams.map(({ name }) => name);

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().firstTeams = null;
  sharedRegistry().purges.removeAllListeners();
  store.readRankings.mockReset().mockResolvedValue(rankings(['T1', 'Gen.G', 'Dplus']));
});

it('a new visitor is offered clubs with many fans, in an order that no result decides', async () => {
  store.readRankings.mockResolvedValue(rankings(['Dplus', 'Fnatic', 'Team Liquid Honda', 'T1', 'kt Rolster']));
  expect(await names()).toEqual(['T1', 'Fnatic', 'kt Rolster', 'Team Liquid Honda']);
});

it('the rankings are read once for many pages, and again when they changed', async () => {
  expect(await Promise.all([names(), names()])).toEqual(Array(2).fill(['T1', 'Gen.G']));
  expect(store.readRankings).toHaveBeenCalledTimes(1);
  sharedRegistry().purges.emit('purge', [cacheTag.home]);
  await names();
  expect(store.readRankings).toHaveBeenCalledTimes(1);
  store.readRankings.mockResolvedValue(rankings(['Gen.G']));
  sharedRegistry().purges.emit('purge', [cacheTag.rankings]);
  expect(await names()).toEqual(['Gen.G']);
});

it('while the store is down the copy is served, and without one the page says so', async () => {
  const down = () => Promise.reject(new StoreUnavailableError('read', new Error('deadline')));
  store.readRankings.mockImplementation(down);
  await expect(loadFirstTeams(now)).rejects.toThrow(StoreUnavailableError);
  store.readRankings.mockResolvedValue(rankings(['T1']));
  expect(await names()).toEqual(['T1']);
  store.readRankings.mockImplementation(down);
  sharedRegistry().purges.emit('purge', [cacheTag.rankings]);
  expect(await names()).toEqual(['T1']);
});
