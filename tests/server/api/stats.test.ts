import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packPlayerTotals, playerLine } from '../../../lib/domain/statistics/player-stats';
import { StatsRowsSchema, type PlayerStatsDocument, type TeamStatsDocument } from '../../../lib/domain/statistics/stats-document';
import { addTeamTotals, NO_TEAM_TOTALS, packTeamTotals, teamLine, teamResult } from '../../../lib/domain/statistics/team-stats';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { T1 } from '../../support/entity-fixture';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { player, players } from '../../support/stats-fixture';
import { withServer } from '../../support/server/with-server';
import { emptyStore } from '../../support/server/store-double';
import { asListener, json, endpointModule } from '../../support/server/api-route';

const csv = endpointModule('/api/stats/csv');
const everyRow = endpointModule('/api/stats/rows');
const stats = endpointModule('/api/stats');

const { readPlayerStats, readTeamStats, readChampionStats } = vi.hoisted(() => ({
  readPlayerStats: vi.fn<(scope: string) => Promise<PlayerStatsDocument | null>>(),
  readTeamStats: vi.fn<(scope: string) => Promise<TeamStatsDocument | null>>(),
  readChampionStats: vi.fn(() => Promise.resolve(null)),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayerStats,
  readTeamStats,
  readChampionStats,
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/work/system-settings-document', async () => (await import('../../support/server/store-double')).storeDouble);

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().rateLimiters.clear();
  emptyStore();
  readPlayerStats.mockReset().mockResolvedValue(null);
  readTeamStats.mockReset().mockResolvedValue(null);
});

async function get(query: string) {
  const answers: { status: number; body: unknown; tags: unknown }[] = [];
  await withServer(asListener(stats), async (ask) => {
    const { status, body, headers } = await ask(`/api/stats?${query}`);
    answers.push({ status, body: json(body), tags: headers['x-riftweek-tags'] });
  });
  return answers[0];
}

describe('GET /api/stats', () => {
  it('returns rows in the documented shape', async () => {
    const blue = packPlayerTotals(playerLine(finishedGame(), gamePlayer({ kills: 4, deaths: 2, assists: 8 })) ?? expect.fail());
    readPlayerStats.mockResolvedValue({
      scope: 'serie:9',
      teams: [T1],
      rows: [{ id: 5, name: 'Faker', teamId: 77, role: 'mid', blue, red: null }],
      omitted: 0,
    });
    expect(await get('scope=serie:9&kind=players')).toMatchObject({
      status: 200,
      tags: 'stats:serie:9 pages',
      body: {
        scope: 'serie:9',
        kind: 'players',
        rows: [
          {
            ...{
              id: 5,
              name: 'Faker',
              team: T1,
              role: 'mid',
              games: 1,
              wins: 1,
              kills: 4,
              deaths: 2,
              assists: 8,
              kda: 6,
              killParticipation: 0.6,
            },
            ...{ csPerMinute: 8, goldPerMinute: 400, damagePerMinute: 500, visionPerMinute: 1, pentaKills: null },
          },
        ],
      },
    });
    expect(readPlayerStats.mock.calls).toEqual([['serie:9']]);
  });

  it('returns how many games the scope has, and how many of them have figures', async () => {
    readPlayerStats.mockResolvedValue({ ...players, coverage: { games: 214, withFigures: 49 } });
    expect(await get('scope=serie:9&kind=players&role=mid')).toMatchObject({ body: { coverage: { games: 214, withFigures: 49 } } });
    readPlayerStats.mockResolvedValue(players);
    expect(await get('scope=serie:9&kind=players')).toMatchObject({ body: { coverage: null } });
    readPlayerStats.mockResolvedValue(null);
    expect(await get('scope=serie:9&kind=players')).toMatchObject({ body: { coverage: { games: 0, withFigures: 0 } } });
  });

  it('counts every finished game in the record of a team', async () => {
    const totals = [teamLine(finishedGame(), gameTeam()), teamResult(false, null), teamResult(true, 2400)].reduce(
      addTeamTotals,
      NO_TEAM_TOTALS,
    );
    readTeamStats.mockResolvedValue({
      ...{ scope: 'serie:9', omitted: 0, coverage: { games: 3, withFigures: 1 } },
      rows: [{ team: T1, blue: null, red: null, unsided: packTeamTotals(totals) }],
    });
    expect(await get('scope=serie:9&kind=teams')).toMatchObject({
      body: {
        coverage: { games: 3, withFigures: 1 },
        rows: [{ id: 77, games: 3, wins: 2, losses: 1, figureGames: 1, winRate: 0.6667, averageSeconds: 2100, killsPerGame: 20 }],
      },
    });
  });

  it('narrows rows to a role and a side', async () => {
    const line = packPlayerTotals(playerLine(finishedGame(), gamePlayer()) ?? expect.fail());
    const player = (id: number, role: 'mid' | 'top') => ({ id, name: `P${id}`, teamId: 77, role, blue: line, red: null });
    readPlayerStats.mockResolvedValue({ scope: 'all', teams: [], rows: [player(1, 'mid'), player(2, 'top')], omitted: 0 });
    expect(await get('scope=all&kind=players&role=mid&side=blue')).toMatchObject({ body: { rows: [{ id: 1 }] } });
    expect(await get('scope=all&kind=players&side=red')).toMatchObject({ body: { rows: [] } });
  });

  it('is empty where nothing has been counted', async () => {
    expect(await get('scope=all&kind=teams')).toMatchObject({ status: 200, body: { scope: 'all', kind: 'teams', rows: [] } });
    expect(await get('scope=patch:13.14&kind=champions')).toMatchObject({ status: 200, body: { rows: [] } });
  });

  it('refuses an invalid scope or kind', async () => {
    for (const query of [
      'kind=players',
      'scope=serie:x&kind=players',
      'scope=all',
      'scope=all&kind=items',
      'scope=all&kind=players&role=coach',
      'scope=all&kind=teams&side=left',
    ]) {
      expect(await get(query)).toMatchObject({ status: 400, body: { error: { code: 'bad-request' } } });
    }
    expect(readPlayerStats).not.toHaveBeenCalled();
  });
});

describe('GET /api/stats/csv', () => {
  const ask = async (query: string) => {
    const answers: { status: number; type: unknown; text: string; tags: unknown; file: unknown }[] = [];
    await withServer(asListener(csv), async (request) => {
      const { status, body, headers } = await request(`/api/stats/csv?${query}`);
      answers.push({
        status,
        type: headers['content-type'],
        text: body.toString(),
        tags: headers['x-riftweek-tags'],
        file: headers['content-disposition'],
      });
    });
    return answers[0];
  };

  it('returns the rows of the page’s table, with the same query', async () => {
    readPlayerStats.mockResolvedValue(players);
    const answer = await ask('scope=serie:9&role=mid&min=5&sort=csPerMinute');
    expect(answer).toMatchObject({
      status: 200,
      type: 'text/csv; charset=utf-8',
      tags: 'stats:serie:9 pages',
      file: 'attachment; filename="riftweek-players-serie-9.csv"',
    });
    expect(answer?.text.split('\r\n').map((line) => line.split(',').slice(0, 5))).toEqual([
      ['id', 'name', 'team', 'role', 'games'],
      ['3', 'Player 3', 'T1', 'mid', '5'],
      ['1', 'Player 1', 'T1', 'mid', '20'],
    ]);
  });

  it('has in every row how many games the scope has, and how many of them have figures', async () => {
    readPlayerStats.mockResolvedValue({ ...players, coverage: { games: 214, withFigures: 49 } });
    const lines = (await ask('scope=serie:9&min=10'))?.text.split('\r\n').map((line) => line.split(',').slice(-2));
    expect(lines).toEqual([
      ['scopeGames', 'scopeFigureGames'],
      ['214', '49'],
    ]);
  });

  it('needs a scope', async () => {
    expect(await ask('scope=week:1')).toMatchObject({ status: 400 });
    expect(readPlayerStats).not.toHaveBeenCalled();
  });
});

it('GET /api/stats/rows returns the rows of all pages of the page’s table, ranked, whatever page is asked for', async () => {
  const mids = Array.from({ length: 120 }, (_, index) => player(index + 1, 'mid', 5, 200 + index));
  readPlayerStats.mockResolvedValue({ ...players, rows: mids });
  await withServer(asListener(everyRow), async (request) => {
    const { status, body } = await request('/api/stats/rows?scope=serie:9&sort=csPerMinute&page=2');
    const { rows } = v.parse(StatsRowsSchema, JSON.parse(body.toString()));
    expect([status, rows.length]).toEqual([200, 120]);
    expect(rows[0]).toMatchObject({ id: 120, rank: 1, team: 'T1', teamName: 'T1', roles: ['mid'] });
  });
});
