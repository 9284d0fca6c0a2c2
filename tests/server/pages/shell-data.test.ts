import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shellData, sourceHasFigures, systemSettings, topLeagues } from '../../../lib/server/pages/shell-data';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { leagueEntry } from '../../support/entity-fixture';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { emptyStore, storeDouble } from '../../support/server/store-double';

vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/work/system-settings-document', async () => (await import('../../support/server/store-double')).storeDouble);

const now = Date.parse('2023-08-19T09:00:00Z');
const match = (id: number, beginAt: string) => notStartedMatch({ id, beginAt });
const week = {
  start: '2023-08-14',
  matches: [match(1, '2023-08-14T08:00:00Z'), match(2, '2023-08-19T08:00:00Z'), match(3, '2023-08-19T23:59:00Z')],
};
const league = (id: number) => leagueEntry({ id, name: `League ${id}`, acronym: `L${id}` });
const down = () => Promise.reject(new StoreUnavailableError('read', new Error('deadline')));

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().shell = null;
  sharedRegistry().purges.removeAllListeners();
  emptyStore();
});

describe('shellData', () => {
  it('counts the days of the week and contains the matches of today', async () => {
    storeDouble.readWeek.mockResolvedValue(week);
    storeDouble.readIngestState.mockResolvedValue({ source: 'demo', simulated: true, matches: 3, finishedAt: null, cursor: null });
    const shell = await shellData(now);
    expect(storeDouble.readWeek).toHaveBeenCalledWith('2023-08-14');
    expect(shell.week.counts).toEqual([1, 0, 0, 0, 0, 2, 0]);
    expect(shell.week.today.map(({ id }) => id)).toEqual([2, 3]);
    expect(shell).toMatchObject({ today: '2023-08-19', simulated: true, clockShiftMs: 0, week: { start: '2023-08-14' } });
  });

  it('shows no statistics where the plan of the source has none', async () => {
    const state = { source: 'pandascore', simulated: false, matches: 3, finishedAt: null, cursor: null };
    storeDouble.readIngestState.mockResolvedValue(state);
    expect([(await shellData(now)).system.stats, await sourceHasFigures(now)]).toEqual([true, true]);
    storeDouble.readIngestState.mockResolvedValue({ ...state, withoutFigures: true });
    sharedRegistry().purges.emit('purge', [cacheTag.shell]);
    expect([(await shellData(now)).system.stats, (await systemSettings(now)).stats, await sourceHasFigures(now)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('reads the store once for many pages', async () => {
    await Promise.all([shellData(now), shellData(now), shellData(now + 1_000)]);
    expect(storeDouble.readWeek).toHaveBeenCalledTimes(1);
    expect(storeDouble.readLeagueCatalog).toHaveBeenCalledTimes(1);
  });

  it('is reloaded after a purge of the shell, and no other', async () => {
    await shellData(now);
    sharedRegistry().purges.emit('purge', [cacheTag.match(7)]);
    await shellData(now);
    expect(storeDouble.readWeek).toHaveBeenCalledTimes(1);
    sharedRegistry().purges.emit('purge', [cacheTag.home, cacheTag.shell]);
    storeDouble.readWeek.mockResolvedValue(week);
    expect((await shellData(now)).week.today).toHaveLength(2);
  });

  it('keeps the old copy when the store is down', async () => {
    storeDouble.readWeek.mockResolvedValue(week);
    await shellData(now);
    sharedRegistry().purges.emit('purge', [cacheTag.shell]);
    storeDouble.readWeek.mockImplementation(down);
    storeDouble.readLeagueCatalog.mockImplementation(down);
    expect((await shellData(now)).week.today).toHaveLength(2);
  });

  it('does not show yesterday’s matches as today’s', async () => {
    storeDouble.readWeek.mockResolvedValue(week);
    await shellData(now);
    const tomorrow = await shellData(now + 86_400_000);
    expect(tomorrow).toMatchObject({ today: '2023-08-20', week: { today: [] } });
  });

  it('fails while the store has never responded', async () => {
    storeDouble.readWeek.mockImplementation(down);
    await expect(shellData(now)).rejects.toThrow(StoreUnavailableError);
  });
});

describe('topLeagues', () => {
  it('lists the default top leagues in their order', () => {
    const ids = topLeagues({ leagues: [293, 4197, 297, 300, 296, 4097, 294, 289, 4198, 5].map(league) }).map(({ id }) => id);
    expect(ids).toEqual([297, 300, 296, 4097, 293, 294, 289, 4198, 4197]);
  });

  it('adds the source’s own leagues where it has few of them', () => {
    const ids = topLeagues({ leagues: [5, 293, 6].map(league) }).map(({ id }) => id);
    expect(ids).toEqual([293, 5, 6]);
  });
});
