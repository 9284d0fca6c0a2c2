import { describe, expect, it } from 'vitest';
import { packTotals, unpackTotals } from '../../../lib/domain/stats/packed-totals';
import { packPlayerTotals, playerLine, unpackPlayerTotals } from '../../../lib/domain/stats/player-stats';
import { isScopeKey, scopesOf } from '../../../lib/domain/stats/scopes';
import { playerRows, teamRows } from '../../../lib/domain/stats/stats-rows';
import { packTeamTotals, teamLine, unpackTeamTotals } from '../../../lib/domain/stats/team-stats';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';
import { finishedMatch } from '../../support/match-fixture';

describe('scopes of figures', () => {
  it('are everything, league, season, serie, stage and patch of a match, as far as they are known', () => {
    expect(scopesOf(finishedMatch())).toEqual([
      ...['all', 'league:293', 'season:2023', 'season:293-2023', 'serie:9', 'tournament:16', 'patch:13.14'],
    ]);
    expect(scopesOf(finishedMatch({ tournamentId: 0, version: '' }))).toEqual([
      'all',
      'league:293',
      'season:2023',
      'season:293-2023',
      'serie:9',
    ]);
  });

  it('have keys that can be told from anything else', () => {
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
  it('come back as they were, known over all games, some or none', () => {
    const sums = [
      { total: 300, games: 2, seconds: 3600 },
      { total: 9, games: 1, seconds: 1800 },
      { total: 0, games: 2, seconds: 3600 },
      { total: 0, games: 0, seconds: 0 },
    ];
    const packed = packTotals([2, 1], sums);
    expect(packed).toEqual([2, 3600, 2, 1, 300, [9, 1, 1800], 0, null]);
    expect(unpackTotals(packed, 2)).toEqual({ counts: [2, 1], sums });
  });

  it('hold all that a player’s and a team’s game has', () => {
    const player = playerLine(finishedGame(), gamePlayer({ visionScore: null, pentaKills: 0 }));
    const team = teamLine(finishedGame(), gameTeam());
    if (player === null || team === null) throw new Error('the fixture counts nothing');
    expect(unpackPlayerTotals(packPlayerTotals(player))).toEqual(player);
    expect(unpackTeamTotals(packTeamTotals(team))).toEqual(team);
  });
});

describe('rows of figures', () => {
  const line = (cs: number) => packPlayerTotals(playerLine(finishedGame(), gamePlayer({ cs })) ?? expect.fail());
  const team = { id: 77, name: 'T1', acronym: 'T1', img: null };
  const row = { id: 5, name: 'Faker', teamId: 77, role: 'mid' as const, blue: line(240), red: line(300) };

  it('add up both sides, or show one', () => {
    const document = { scope: 'all', teams: [team], rows: [row, { ...row, id: 6, red: null }], omitted: 0 };
    expect(playerRows(document).map(({ id, team: of, games, csPerMinute }) => [id, of?.name, games, csPerMinute])).toEqual([
      [5, 'T1', 2, 9],
      [6, 'T1', 1, 8],
    ]);
    expect(playerRows(document, 'red').map(({ id, csPerMinute }) => [id, csPerMinute])).toEqual([[5, 10]]);
  });

  it('say of teams what they are', () => {
    const totals = packTeamTotals(teamLine(finishedGame(), gameTeam()) ?? expect.fail());
    expect(teamRows({ scope: 'all', rows: [{ team, blue: totals, red: null }], omitted: 0 })).toMatchObject([
      { id: 77, name: 'T1', games: 1, wins: 1, losses: 0 },
    ]);
  });
});
