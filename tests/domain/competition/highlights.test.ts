import { describe, expect, it } from 'vitest';
import { inOrder, topLists } from '../../../lib/domain/competition/highlights';
import { NO_PLAYER_TOTALS, playerFigures } from '../../../lib/domain/statistics/player-stats';
import type { PlayerRow } from '../../../lib/domain/statistics/stats-rows';
import { T1 } from '../../support/entity-fixture';

const player = (id: number, games: number, kda: number | null): PlayerRow => ({
  ...playerFigures({ ...NO_PLAYER_TOTALS, games }),
  id,
  name: `Player ${id}`,
  team: T1,
  role: 'mid',
  games,
  kda: kda ?? 0,
});

const of = <Row>(rows: readonly Row[], withFigures = 30) => ({ rows, coverage: { games: 30, withFigures } });

describe('the first five', () => {
  it('are the best among players with at least a third of the most games', () => {
    const { leastGames, players } = topLists(of([player(1, 30, 3), player(2, 9, 99), player(3, 10, 5), player(4, 20, 4)]), of([]));
    expect(leastGames).toBe(10);
    expect(players.kda.map(({ id }) => id)).toEqual([3, 4, 1]);
    expect(players.kda[0]).toMatchObject({ team: 'T1', games: 10, value: 5 });
  });

  it('are at most five, and none where a figure is not known', () => {
    const { players, champions } = topLists(of(Array.from({ length: 8 }, (_, index) => player(index + 1, 10, index))), of([]));
    expect(players.kda).toHaveLength(5);
    expect(players.csPerMinute).toEqual([]);
    expect(champions).toEqual({ presence: [], winRate: [] });
  });

  it('are given only where more than half of the games have figures, and say how many they cover', () => {
    const rows = [player(1, 10, 3)];
    expect(topLists(of(rows, 15), of([])).players.kda).toEqual([]);
    expect(topLists(of(rows, 16), of([]))).toMatchObject({
      players: { kda: [{ id: 1 }] },
      coverage: { players: { games: 30, withFigures: 16 }, champions: { games: 30, withFigures: 30 } },
    });
  });

  it('list a roster by role, most games first', () => {
    const listed = (id: number, role: 'top' | 'support' | null, games: number) => ({ id, role, games });
    expect(inOrder([listed(1, null, 9), listed(2, 'support', 9), listed(3, 'top', 1), listed(4, 'top', 8)]).map(({ id }) => id)).toEqual([
      4, 3, 2, 1,
    ]);
  });
});
