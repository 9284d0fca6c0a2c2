import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { packTotals, unpackTotals } from '../../../lib/domain/statistics/packed-totals';
import { packPlayerTotals, playerLine, unpackPlayerTotals } from '../../../lib/domain/statistics/player-stats';
import type { PickFilter } from '../../../lib/domain/statistics/champion-stats';
import { isScopeKey, scopesOf, scopeKeyOf } from '../../../lib/domain/statistics/scopes';
import { playerRows, teamRows } from '../../../lib/domain/statistics/stats-rows';
import { PlayerStatsDocumentSchema, TeamStatsDocumentSchema } from '../../../lib/domain/statistics/stats-document';
import { packTeamTotals, teamLine, teamResult, unpackTeamTotals } from '../../../lib/domain/statistics/team-stats';
import { T1 } from '../../support/entity-fixture';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

describe('scopes of figures', () => {
  it('are everything, league, season, serie, stage and patch of a match, as far as they are known', () => {
    expect(scopesOf(finishedMatch())).toEqual([
      ...['all', 'league:293', 'season:2023', 'season:293-2023', 'serie:9', 'tournament:16', 'patch:13.14', 'patch:293-13.14'],
    ]);
    expect(scopesOf(finishedMatch({ tournamentId: 0, version: '' }))).toEqual([
      'all',
      'league:293',
      'season:2023',
      'season:293-2023',
      'serie:9',
    ]);
  });

  it.each([
    ['patch:16.11', 'patch:26.11'],
    ['patch:293-15.5', 'patch:293-25.05'],
    ['patch:15.2', 'patch:25.S1.2'],
    ['patch:25.s1.2', 'patch:25.S1.2'],
    ['patch:26.01', 'patch:26.1'],
    ['patch:13.14', 'patch:13.14'],
    ['patch:25.S1', null],
    ['patch:293-', null],
    ['serie:9', 'serie:9'],
  ])('%s is taken for %s', (text, key) => {
    expect(scopeKeyOf(text)).toBe(key);
  });

  it('have unambiguous keys', () => {
    expect(['all', 'league:1', 'patch:13.1b', 'season:2022', 'season:293-2022', 'patch:9.24'].every(isScopeKey)).toBe(true);
    expect(
      [
        '',
        'league:',
        'league:0',
        'serie:1/2',
        'patch:13',
        'week:1',
        'season:293',
        'season:0-2023',
        'season:293-22',
        'all:1',
        'league:1-players',
      ].some(isScopeKey),
    ).toBe(false);
  });
});

describe('packed totals', () => {
  it('are unchanged after unpacking, known over all games, some or none', () => {
    const keys = { counts: ['games', 'wins'], sums: ['cs', 'vision', 'kills', 'gold'] } as const;
    const unknown = { total: 0, games: 0, seconds: 0 };
    const totals = {
      games: 2,
      wins: 1,
      cs: { total: 300, games: 2, seconds: 3600 },
      vision: { total: 9, games: 1, seconds: 1800 },
      kills: { total: 0, games: 2, seconds: 3600 },
      gold: unknown,
    };
    const packed = packTotals(keys, totals);
    expect(packed).toEqual([2, 3600, 2, 1, 300, [9, 1, 1800], 0, null]);
    const none = { games: 0, wins: 0, cs: unknown, vision: unknown, kills: unknown, gold: unknown };
    expect(unpackTotals(keys, none, packed)).toEqual(totals);
    expect(unpackTotals(keys, none, [])).toEqual(none);
  });

  it('include everything that a player’s and a team’s game has', () => {
    const player = playerLine(finishedGame(), gamePlayer({ visionScore: null, pentaKills: 0 }));
    const team = teamLine(finishedGame(), gameTeam());
    if (player === null) throw new Error('the fixture counts nothing');
    expect(unpackPlayerTotals(packPlayerTotals(player))).toEqual(player);
    expect(unpackTeamTotals(packTeamTotals(team))).toEqual(team);
  });

  it('are read from documents stored before plates, control wards, experience and first bloods of players counted', () => {
    const game = finishedGame();
    const player = playerLine(game, gamePlayer({ kills: 4, assists: 8 })) ?? expect.fail();
    const team = teamLine(game, gameTeam({ turretPlates: 7 }));
    expect(
      unpackPlayerTotals(packPlayerTotals({ ...player, takedowns: { total: 5, games: 1, seconds: 1800 } }).slice(0, -3)),
    ).toMatchObject({
      takedowns: { total: 5 },
      controlWards: { games: 0 },
    });
    expect(unpackTeamTotals(packTeamTotals(team)).turretPlates.total).toBe(7);
    expect(unpackTeamTotals(packTeamTotals(team).slice(0, -3))).toEqual({ ...team, turretPlates: { total: 0, games: 0, seconds: 0 } });
  });
});

describe('rows of figures', () => {
  const line = (cs: number) => packPlayerTotals(playerLine(finishedGame(), gamePlayer({ cs })) ?? expect.fail());
  const row = { id: 5, name: 'Faker', teamId: 77, role: 'mid' as const, blue: line(240), red: line(300) };

  it('add up both sides, or show one', () => {
    const document = { scope: 'all', teams: [T1], rows: [row, { ...row, id: 6, red: null }], omitted: 0 };
    expect(playerRows(document).map(({ id, team: of, games, csPerMinute }) => [id, of?.name, games, csPerMinute])).toEqual([
      [5, 'T1', 2, 9],
      [6, 'T1', 1, 8],
    ]);
    expect(playerRows(document, { role: null, side: 'red' }).map(({ id, csPerMinute }) => [id, csPerMinute])).toEqual([[5, 10]]);
  });

  it('count a player’s games in one role, and show that role', () => {
    const swapped = { ...row, otherRoles: [{ role: 'top' as const, blue: null, red: line(120), unsided: line(60) }] };
    const document = { scope: 'all', teams: [T1], rows: [swapped, { ...row, id: 6 }], omitted: 0 };
    const of = (filter: PickFilter) =>
      playerRows(document, filter).map(({ id, role, games, csPerMinute }) => [id, role, games, csPerMinute]);
    expect(of({ role: null, side: null })).toEqual([
      [5, 'mid', 4, 6],
      [6, 'mid', 2, 9],
    ]);
    expect(of({ role: 'mid', side: null })).toEqual([
      [5, 'mid', 2, 9],
      [6, 'mid', 2, 9],
    ]);
    expect(of({ role: 'top', side: null })).toEqual([[5, 'top', 2, 3]]);
    expect(of({ role: 'top', side: 'red' })).toEqual([[5, 'top', 1, 4]]);
    expect(of({ role: 'top', side: 'blue' })).toEqual([]);
  });

  it('count a team’s games on one side where sides are known', () => {
    const totals = packTeamTotals(teamLine(finishedGame(), gameTeam()));
    const unsided = packTeamTotals(teamResult(false, null));
    const document = { scope: 'all', rows: [{ team: T1, blue: totals, red: null, unsided }], omitted: 0 };
    expect(teamRows(document)).toMatchObject([{ games: 2, wins: 1, losses: 1, figureGames: 1 }]);
    expect(teamRows(document, 'blue')).toMatchObject([{ games: 1, wins: 1, losses: 0, figureGames: 1 }]);
    expect(teamRows(document, 'red')).toEqual([]);
  });

  it('are read from documents that were stored before games without figures counted', () => {
    const before = {
      scope: 'all',
      teams: [T1],
      omitted: 0,
      rows: [
        {
          id: 5,
          name: 'Faker',
          teamId: 77,
          role: 'mid',
          blue: [1, 1800, 1, 1, 4, 2, 8, 20, 240, 12_000, 60_000, 15_000, 75_000],
          red: null,
        },
      ],
    };
    expect(playerRows(v.parse(PlayerStatsDocumentSchema, before))).toMatchObject([
      { games: 1, kda: 6, killParticipation: 0.6, csPerMinute: 8, goldShare: 0.2, damageShare: 0.2 },
    ]);
    const teams = {
      scope: 'all',
      omitted: 0,
      rows: [{ team: T1, blue: [2, 3600, 2, 1, 3600, 2, 1, 40, 20, 120_000, null, 18, 6, 2, 2, 1, 1, null], red: null }],
    };
    expect(teamRows(v.parse(TeamStatsDocumentSchema, teams))).toMatchObject([
      { games: 2, wins: 1, figureGames: 2, averageSeconds: 1800, killsPerGame: 20, goldPerMinute: 2000 },
    ]);
  });

  it('name the teams', () => {
    const totals = packTeamTotals(teamLine(finishedGame(), gameTeam()));
    expect(teamRows({ scope: 'all', rows: [{ team: T1, blue: totals, red: null }], omitted: 0 })).toMatchObject([
      { id: 77, name: 'T1', games: 1, wins: 1, losses: 0 },
    ]);
  });
});
