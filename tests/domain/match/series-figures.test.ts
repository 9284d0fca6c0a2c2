import { describe, expect, it } from 'vitest';
import { killParticipation, seriesPlayers, sumKnown, teamTotals } from '../../../lib/domain/match/series-figures';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';

const T1 = 77;

describe('sums over a series', () => {
  it('adds known values', () => expect(sumKnown([1, 2, 3])).toBe(6));
  it('is unknown as soon as one value is', () => expect(sumKnown([1, null, 3])).toBeNull());
  it('is unknown without values, not zero', () => expect(sumKnown([])).toBeNull());

  it('adds a team’s objectives over its games', () => {
    const totals = teamTotals([finishedGame(), finishedGame({ position: 2 })], T1);
    expect(totals).toMatchObject({ kills: 40, gold: 120_000, towers: 18, dragons: 6, barons: 2, deaths: 20, assists: 80 });
    expect(totals.kda).toBe((40 + 80) / 20);
  });

  it('leave a figure out that one game lacks', () => {
    const without = finishedGame({ position: 2, teams: [gameTeam({ dragons: null }), gameTeam({ id: 1, side: 'red' })] });
    const totals = teamTotals([finishedGame(), without], T1);
    expect(totals.dragons).toBeNull();
    expect(totals.towers).toBe(18);
  });

  it('have unknown deaths in a game that lists no players', () => {
    const totals = teamTotals([finishedGame(), finishedGame({ position: 2, players: [] })], T1);
    expect([totals.kills, totals.deaths, totals.assists, totals.kda]).toEqual([40, null, null, null]);
  });

  it('count the players’ kills where the team’s own count is unknown', () => {
    const game = finishedGame({ teams: [gameTeam({ kills: null })] });
    expect(teamTotals([game], T1).kills).toBe(20);
  });
});

describe('kill participation', () => {
  it('is a share of the team’s kills', () => expect(killParticipation(4, 8, 20)).toBe(0.6));
  it('is unknown where the team has none', () => expect(killParticipation(0, 0, 0)).toBeNull());
  it('is unknown where a part is', () => expect(killParticipation(null, 8, 20)).toBeNull());
});

describe('players over a series', () => {
  const games = [finishedGame(), finishedGame({ position: 2, lengthSeconds: 2400 })];

  it('are sorted from top to support, each with champions in the order of the games', () => {
    const players = seriesPlayers(games, T1);
    expect(players.map((player) => player.role)).toEqual(['top', 'jgl', 'mid', 'adc', 'support']);
    expect(players[0]?.champions.map((champion) => champion.name)).toEqual(['Champion 1', 'Champion 1']);
  });

  it('divide by the summed minutes, not average the rates', () => {
    const fast = finishedGame({ lengthSeconds: 600, players: [gamePlayer({ cs: 100 })] });
    const slow = finishedGame({ position: 2, lengthSeconds: 3000, players: [gamePlayer({ cs: 200 })] });
    expect(seriesPlayers([fast, slow], T1)[0]?.csPerMinute).toBe(300 / 60);
  });

  it('count a deathless series as one death', () => {
    const game = finishedGame({ players: [gamePlayer({ kills: 3, deaths: 0, assists: 4 })] });
    expect(seriesPlayers([game], T1)[0]?.kda).toBe(7);
  });

  it('have no rate where a length is unknown', () => {
    expect(seriesPlayers([finishedGame({ lengthSeconds: null })], T1)[0]).toMatchObject({
      csPerMinute: null,
      goldPerMinute: null,
      damagePerMinute: null,
    });
  });

  it('count only the kills of the games in which they played', () => {
    const first = finishedGame({ players: [gamePlayer({ id: 5, kills: 10, assists: 10 })] });
    const second = finishedGame({ position: 2, players: [gamePlayer({ id: 6, kills: 1, assists: 1 })] });
    const [regular, substitute] = seriesPlayers([first, second], T1);
    expect(regular).toMatchObject({ id: 5, games: 1, killParticipation: 1 });
    expect(substitute).toMatchObject({ id: 6, games: 1, killParticipation: 0.1 });
  });
});
