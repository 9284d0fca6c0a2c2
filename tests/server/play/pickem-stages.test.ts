import { beforeEach, expect, it, vi } from 'vitest';
import { stageOf } from '../../../lib/domain/competition/stage-of';
import type { Tournament } from '../../../lib/domain/entities/entities';
import type { Match } from '../../../lib/domain/match/match';
import { runningMatch } from '../../../lib/fixtures/match-fixture';
import type { loadTournamentWithTable } from '../../../lib/server/pages/competition-pages';
import { pickemList, pickemPage } from '../../../lib/server/play/pickem-stages';
import type { readTournamentCatalog } from '../../../lib/store/models/competition-documents';
import { tournament } from '../../support/entity-fixture';
import { FOUR_TEAMS_MATCHES } from '../../support/play/pickem-fixture';

const store = vi.hoisted(() => ({
  readTournamentCatalog: vi.fn<typeof readTournamentCatalog>(),
  loadTournamentWithTable: vi.fn<typeof loadTournamentWithTable>(),
}));
vi.mock('../../../lib/store/models/competition-documents', () => store);
vi.mock('../../../lib/server/pages/competition-pages', () => store);

// The bracket of the fixture begins on 23 November.
const STAGES: readonly Tournament[] = [
  tournament({ id: 1, name: 'Open', beginAt: '2026-11-23T13:00:00Z', endAt: null }),
  tournament({ id: 2, name: 'Next', beginAt: '2026-11-25T09:00:00Z', endAt: null }),
  tournament({ id: 3, name: 'Later', beginAt: '2027-01-20T09:00:00Z', endAt: null }),
  tournament({ id: 4, name: 'Minor', beginAt: '2026-11-10T09:00:00Z', endAt: null, tier: 'b' }),
  tournament({ id: 5, name: 'Major', beginAt: '2026-11-17T09:00:00Z', endAt: '2026-11-30T00:00:00Z' }),
  tournament({ id: 6, name: 'Ended', beginAt: '2026-10-05T09:00:00Z', endAt: '2026-11-10T00:00:00Z' }),
];
const begun = FOUR_TEAMS_MATCHES.map((match) => (match.id === 1 ? runningMatch({ id: match.id, round: match.round }) : match));
const MATCHES = new Map<number, readonly Match[]>([
  [1, FOUR_TEAMS_MATCHES],
  [4, begun],
  [5, begun],
]);
const regular = tournament({ id: 90, beginAt: '2026-10-05T09:00:00Z', endAt: '2026-11-22T20:00:00Z' });

beforeEach(() => {
  store.readTournamentCatalog.mockImplementation((year) => Promise.resolve(year === 2026 ? { tournaments: [...STAGES] } : null));
  store.loadTournamentWithTable.mockImplementation((id) => {
    const own = STAGES.find((stage) => stage.id === id) ?? tournament({ id });
    const document = { tournament: own, serie: null, league: null, stages: id === 2 ? [stageOf(regular), stageOf(own)] : [] };
    return Promise.resolve({ data: { document, table: null, matches: MATCHES.get(id) ?? [] }, tags: [], matches: [] });
  });
});

it('the list has stages that are open, those to come with when they open where that is known, and those that are on, major ones first', async () => {
  const { open, next, running } = await pickemList(null, Date.parse('2026-11-18T18:00:00Z'));
  expect(open.map(({ name }) => name)).toEqual(['Open']);
  expect(next.map(({ name, locksAt, opensAt }) => [name, locksAt, opensAt])).toEqual([
    ['Next', '2026-11-25T09:00:00.000Z', '2026-11-22T20:00:00.000Z'],
    ['Later', '2027-01-20T09:00:00.000Z', null],
  ]);
  expect(running.map(({ name }) => name)).toEqual(['Major', 'Minor']);
});

it('the list leaves out no stage that is on', async () => {
  const many = Array.from({ length: 9 }, (_, index) => tournament({ id: 100 + index, beginAt: '2026-11-10T09:00:00Z', endAt: null }));
  store.readTournamentCatalog.mockImplementation((year) => Promise.resolve(year === 2026 ? { tournaments: many } : null));
  for (const { id } of many) MATCHES.set(id, begun);
  expect((await pickemList(null, Date.parse('2026-11-19T18:00:00Z'))).running).toHaveLength(9);
});

it('a stage of December is still listed in January', async () => {
  const winter = tournament({ id: 200, beginAt: '2026-12-14T09:00:00Z', endAt: '2027-01-20T09:00:00Z' });
  store.readTournamentCatalog.mockImplementation((year) => Promise.resolve(year === 2026 ? { tournaments: [winter] } : null));
  MATCHES.set(200, begun);
  expect((await pickemList(null, Date.parse('2027-01-05T18:00:00Z'))).running).toHaveLength(1);
});

it('a stage whose teams are known opens three weeks ahead', async () => {
  const { open, next } = await pickemList(null, Date.parse('2026-11-01T18:00:00Z'));
  expect(open).toEqual([]);
  expect(next[0]).toMatchObject({ name: 'Open', opensAt: '2026-11-02T13:00:00.000Z' });
});

it('nobody waits for a newer list, and none has a stage that has locked since', async () => {
  const now = Date.parse('2026-11-23T12:55:00Z');
  expect((await pickemList(null, now)).open).toHaveLength(1);
  store.readTournamentCatalog.mockReturnValue(new Promise(() => undefined));
  expect((await pickemList(null, now + 4 * 60_000)).open).toHaveLength(1);
  expect((await pickemList(null, now + 6 * 60_000)).open).toEqual([]);
});

it('the page of a stage that is locked has its matches and what can be picked instead; that of one that is open has neither', async () => {
  const now = Date.parse('2026-11-18T18:00:00Z');
  const locked = (await pickemPage(null, 5, now))?.played;
  expect(locked?.matches.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(locked?.open.map(({ name }) => name)).toEqual(['Open']);
  expect(locked?.next).toEqual([]);
  expect((await pickemPage(null, 1, now))?.played).toBeNull();
});

it('the page of a stage that is locked has what opens next while nothing can be picked', async () => {
  const played = (await pickemPage(null, 5, Date.parse('2026-11-23T13:30:00Z')))?.played;
  expect([played?.open, played?.next.map(({ name }) => name)]).toEqual([[], ['Next', 'Later']]);
});
