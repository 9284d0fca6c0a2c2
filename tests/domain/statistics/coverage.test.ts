import { describe, expect, it } from 'vitest';
import { coversMost, isPartial, type Coverage } from '../../../lib/domain/statistics/coverage';
import { rankAmong, seasonSummary } from '../../../lib/domain/statistics/season-summary';
import { playerRows } from '../../../lib/domain/statistics/stats-rows';
import { compareTeam } from '../../../lib/domain/statistics/team-comparison';
import { addTeamTotals, NO_TEAM_TOTALS, packTeamTotals, teamLine, teamResult } from '../../../lib/domain/statistics/team-stats';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { players } from '../../support/stats-fixture';

const covered = (withFigures: number, games = 20): Coverage => ({ games, withFigures });

describe('the coverage of figures', () => {
  it('is stated where games lack figures, and allows places above half', () => {
    expect([covered(20), covered(19), undefined, null].map(isPartial)).toEqual([false, true, false, false]);
    expect([covered(20), covered(11), covered(10), covered(0), undefined].map(coversMost)).toEqual([true, true, false, false, true]);
  });
});

describe('a player’s places in a season', () => {
  const places = (withFigures: number) =>
    seasonSummary(1, { ...players, coverage: covered(withFigures) })?.figures.filter(({ rank }) => rank !== null).length;

  it('are given for a figure at 15:00 only where it is known of five games', () => {
    const [row] = playerRows(players).filter(({ id }) => id === 1);
    const rank = (gamesAt15: number) => {
      const known = { ...(row ?? expect.fail()), goldDifferenceAt15: 300, gamesAt15 };
      return [rankAmong(known, 'goldDifferenceAt15', [known]), rankAmong(known, 'kda', [known])];
    };
    expect(rank(4)).toEqual([null, { place: 1, of: 1 }]);
    expect(rank(5)).toEqual([
      { place: 1, of: 1 },
      { place: 1, of: 1 },
    ]);
  });

  it('are given where more than half of its games have figures', () => {
    expect(places(11)).toBeGreaterThan(0);
    expect(places(10)).toBe(0);
    expect(seasonSummary(1, { ...players, coverage: covered(10) })).toMatchObject({ games: 20, coverage: covered(10) });
  });
});

describe('a team’s places in a season', () => {
  /** A team with so many games, the first of them with so many kills each. */
  const row = (id: number, kills: readonly number[], games: number, wins = 0) => {
    const lines = Array.from({ length: games }, (_, index) => {
      const team = gameTeam({ id, kills: kills[index] ?? null });
      const won = index < wins;
      if (index >= kills.length) return teamResult(won, null);
      return teamLine(finishedGame({ winnerId: won ? id : 99, teams: [team, gameTeam({ id: 99, side: 'red' })] }), team);
    });
    return {
      team: { id, name: `Team ${id}`, acronym: '', img: null },
      blue: packTeamTotals(lines.reduce(addTeamTotals, NO_TEAM_TOTALS)),
      red: null,
    };
  };
  const compare = (id: number, coverage: Coverage) =>
    compareTeam(
      { scope: 'serie:9', omitted: 0, coverage, rows: [row(1, [20, 20, 20], 4, 3), row(2, [15, 15, 15], 4, 1), row(3, [40], 4, 2)] },
      id,
    );
  const rank = (key: string, ...asked: Parameters<typeof compare>) => compare(...asked)?.figures.find((figure) => figure.key === key)?.rank;

  it('are among those with figures of most of their games', () => {
    expect(rank('killsPerGame', 1, covered(7, 12))).toEqual({ place: 1, of: 2 });
    expect(rank('killsPerGame', 3, covered(7, 12))).toBeNull();
    expect(compare(3, covered(7, 12))).toMatchObject({
      games: 4,
      wins: 2,
      losses: 2,
      coverage: { games: 4, withFigures: 1 },
      compared: false,
    });
  });

  it('are left out where at least half of the season’s games lack figures, except for the win rate, which needs none', () => {
    expect(rank('killsPerGame', 1, covered(6, 12))).toBeNull();
    expect(rank('winRate', 3, covered(6, 12))).toEqual({ place: 2, of: 3 });
  });
});
