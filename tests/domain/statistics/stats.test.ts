import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import {
  addChampionTotals,
  championFigures,
  championLines,
  draftCount,
  NO_CHAMPION_TOTALS,
} from '../../../lib/domain/statistics/champion-stats';
import { addPlayerTotals, NO_PLAYER_TOTALS, playerFigures, playerLine } from '../../../lib/domain/statistics/player-stats';
import { addTeamTotals, NO_TEAM_TOTALS, teamFigures, teamLine, teamResult } from '../../../lib/domain/statistics/team-stats';
import { finishedGame, gamePlayer, gameTeam } from '../../support/game-fixture';

function figuresOf(...lines: readonly (readonly [GameDetail, GamePlayer])[]) {
  return playerFigures(
    lines.map(([game, player]) => playerLine(game, player) ?? NO_PLAYER_TOTALS).reduce(addPlayerTotals, NO_PLAYER_TOTALS),
  );
}

describe('player figures', () => {
  it('divide sums by summed minutes, not average averages', () => {
    const short = finishedGame({ lengthSeconds: 1200 });
    const long = finishedGame({ lengthSeconds: 2400 });
    const figures = figuresOf(
      [short, gamePlayer({ cs: 200, gold: 8000, damage: 10_000 })],
      [long, gamePlayer({ cs: 250, gold: 16_000, damage: 20_000 })],
    );
    expect([figures.csPerMinute, figures.goldPerMinute, figures.damagePerMinute]).toEqual([450 / 60, 24_000 / 60, 30_000 / 60]);
  });

  it('compute KDA and kill participation over the totals', () => {
    const game = finishedGame();
    const figures = figuresOf(
      [game, gamePlayer({ kills: 5, deaths: 0, assists: 5 })],
      [game, gamePlayer({ kills: 1, deaths: 4, assists: 3 })],
    );
    expect(figures.kda).toBe(14 / 4);
    expect(figures.killParticipation).toBe(14 / 40);
    expect(figuresOf([game, gamePlayer({ kills: 5, deaths: 0, assists: 5 })]).kda).toBe(10);
  });

  it('leave a game without a figure out of that figure’s minutes', () => {
    const figures = figuresOf(
      [finishedGame({ lengthSeconds: 1800 }), gamePlayer({ damage: 15_000 })],
      [finishedGame({ lengthSeconds: 3600 }), gamePlayer({ damage: null })],
    );
    expect(figures.damagePerMinute).toBe(500);
    expect(figures.games).toBe(2);
  });

  it('count a game of unknown length, but in no rate per minute', () => {
    const figures = figuresOf(
      [finishedGame({ lengthSeconds: 1800 }), gamePlayer({ damage: 15_000 })],
      [finishedGame({ lengthSeconds: null }), gamePlayer({ damage: 90_000, pentaKills: 1 })],
    );
    expect(figures).toMatchObject({ games: 2, kills: 8, damagePerMinute: 500, pentaKills: 1 });
  });

  it('compute participation and shares over the games in which both parts are known', () => {
    const known = finishedGame();
    const [own, ...others] = known.players;
    const bare = finishedGame({
      teams: [],
      players: [own ?? gamePlayer(), ...others.map((each) => ({ ...each, kills: null, gold: null, damage: null }))],
    });
    const line = gamePlayer({ kills: 4, assists: 8, gold: 12_000, damage: 15_000 });
    const whole = figuresOf([known, line]);
    expect(whole).toMatchObject({ killParticipation: 0.6, goldShare: 0.2, damageShare: 0.2 });
    const { killParticipation, goldShare, damageShare, kills, goldPerMinute } = figuresOf([known, line], [bare, line]);
    expect({ killParticipation, goldShare, damageShare }).toEqual({ killParticipation: 0.6, goldShare: 0.2, damageShare: 0.2 });
    expect([kills, goldPerMinute]).toEqual([8, 400]);
  });

  it('have four decimals', () => {
    const figures = figuresOf([finishedGame(), gamePlayer({ kills: 1, deaths: 3, assists: 1, cs: 200 })]);
    expect([figures.kda, figures.csPerMinute]).toEqual([0.6667, 6.6667]);
  });

  it('take part in a first blood with a kill or an assist, of the games of which it is known', () => {
    const parts = ['kill', 'assist', 'victim', 'none', null] as const;
    const lines = parts.map((firstBlood) => gamePlayer({ firstBlood, controlWards: 3 }));
    const figures = figuresOf(...lines.map((line) => [finishedGame({ players: [line] }), line] as const));
    expect([figures.firstBloodParticipation, figures.controlWardsPerMinute]).toEqual([0.5, 0.1]);
    expect(figuresOf([finishedGame(), gamePlayer()])).toMatchObject({ firstBloodParticipation: null, controlWardsPerMinute: null });
  });

  it('do not count a first blood of which only the player is named who had it', () => {
    const killer = gamePlayer({ firstBlood: 'kill' });
    const partial = finishedGame({ players: [killer, gamePlayer({ id: 6, firstBlood: null })] });
    expect(figuresOf([partial, killer]).firstBloodParticipation).toBeNull();
  });

  it('say "not known" instead of zero', () => {
    const figures = figuresOf([finishedGame(), gamePlayer({ visionScore: null })]);
    expect([figures.visionPerMinute, figures.pentaKills, figures.goldDifferenceAt15]).toEqual([null, null, null]);
  });

  it('compare with the opponent of the role at exactly 15:00', () => {
    const at = (seconds: number, own: number, theirs: number) => ({
      seconds,
      teams: [],
      players: [
        { id: 1, gold: own, cs: 120, level: 9, xp: 8000, kills: 0, deaths: 0, assists: 0 },
        { id: 11, gold: theirs, cs: 100, level: 8, xp: 7200, kills: 0, deaths: 0, assists: 0 },
      ],
    });
    const game = finishedGame({ frames: [at(600, 3000, 3000), at(900, 6000, 5200), at(1800, 12_000, 12_000)] });
    const figures = figuresOf([game, gamePlayer({ id: 1 })]);
    const { goldDifferenceAt15, csDifferenceAt15, levelDifferenceAt15, xpDifferenceAt15 } = figures;
    expect([goldDifferenceAt15, csDifferenceAt15, levelDifferenceAt15, xpDifferenceAt15]).toEqual([800, 20, 1, 800]);
    expect(figuresOf([finishedGame({ frames: [at(600, 3000, 3000)] }), gamePlayer({ id: 1 })]).goldDifferenceAt15).toBeNull();
  });

  it('count nothing of a running game or one without figures', () => {
    expect(playerLine(finishedGame({ status: 'running' }), gamePlayer())).toBeNull();
    expect(playerLine(finishedGame(), gamePlayer({ kills: null }))).toBeNull();
  });
});

describe('team figures', () => {
  it('count wins by side and deaths from the opponent’s kills', () => {
    const won = finishedGame();
    const lost = finishedGame({ winnerId: 1, teams: [gameTeam({ side: 'red', kills: 6 }), gameTeam({ id: 1, side: 'blue', kills: 18 })] });
    const totals = [won, lost].map((game) => teamLine(game, game.teams[0] ?? gameTeam())).reduce(addTeamTotals, NO_TEAM_TOTALS);
    expect(teamFigures(totals)).toMatchObject({
      games: 2,
      wins: 1,
      losses: 1,
      winRate: 0.5,
      blueWinRate: 1,
      killsPerGame: 13,
      deathsPerGame: 14,
      averageSeconds: 1800,
    });
  });

  it('count games without figures in the record only', () => {
    const [own] = finishedGame().teams;
    const lines = [teamLine(finishedGame(), own ?? gameTeam()), teamResult(false, null), teamResult(true, 2400)];
    expect(teamFigures(lines.reduce(addTeamTotals, NO_TEAM_TOTALS))).toMatchObject({
      ...{ games: 3, wins: 2, losses: 1, winRate: 0.6667, figureGames: 1 },
      ...{ averageSeconds: 2100, killsPerGame: 20, goldPerMinute: 2000, blueWinRate: 1 },
    });
  });

  it('have no figures for a game with only sides', () => {
    const nothing = {
      kills: null,
      gold: null,
      towers: null,
      heralds: null,
      dragons: null,
      barons: null,
      firstBlood: null,
      firstTower: null,
    };
    const blue = gameTeam(nothing);
    const red = gameTeam({ ...nothing, id: 1, side: 'red' });
    const figures = teamFigures(teamLine(finishedGame({ teams: [blue, red] }), blue));
    expect(figures).toMatchObject({ games: 1, wins: 1, figureGames: 0, blueWinRate: 1, killsPerGame: null });
  });

  it('compute first-blood rates over games where it is known', () => {
    const lines = [gameTeam({ firstBlood: true }), gameTeam({ firstBlood: null }), gameTeam({ firstBlood: false })].map((team) =>
      teamLine(finishedGame(), team),
    );
    expect(teamFigures(lines.reduce(addTeamTotals, NO_TEAM_TOTALS)).firstBloodRate).toBe(0.5);
  });
});

describe('champion figures', () => {
  const withBans = finishedGame({ teams: [gameTeam({ bans: [99, 3] }), gameTeam({ id: 1, side: 'red', bans: [99] })] });
  const withoutBans = finishedGame({ winnerId: 1 });
  const totals = (champion: number) =>
    [withBans, withoutBans]
      .map((game) => championLines(game).get(champion) ?? NO_CHAMPION_TOTALS)
      .reduce(addChampionTotals, NO_CHAMPION_TOTALS);
  const drafts = { games: 2, gamesWithBans: 1 };

  it('compute presence from picks of all games and bans of those where they are known', () => {
    expect(draftCount(withBans)).toEqual({ games: 1, gamesWithBans: 1 });
    expect(draftCount(withoutBans)).toEqual({ games: 1, gamesWithBans: 0 });
    expect(championFigures(totals(99), drafts)).toMatchObject({ picks: 0, bans: 1, winRate: null, presence: 1 });
    expect(championFigures(totals(1), drafts)).toMatchObject({
      picks: 2,
      wins: 1,
      winRate: 0.5,
      blueWinRate: 0.5,
      presence: 1,
      roles: { top: 2 },
    });
  });

  it('say "not known" for bans that no game has', () => {
    expect(championFigures(totals(1), { games: 2, gamesWithBans: 0 })).toMatchObject({
      bans: null,
      banRate: null,
      presence: null,
      pickRate: 1,
    });
  });
});
