import { expect } from 'vitest';
import { addPlayerTotals, NO_PLAYER_TOTALS, packPlayerTotals, playerLine } from '../../lib/domain/statistics/player-stats';
import { finishedGame, gamePlayer } from './game-fixture';

/** A player's row of a scope: so many games on the blue side, each with so many creeps (null: not known). */
export function player(id: number, role: 'mid' | 'top', games: number, cs: number | null) {
  const line = playerLine(finishedGame(), gamePlayer({ cs })) ?? expect.fail();
  const blue = packPlayerTotals(Array.from({ length: games }, () => line).reduce(addPlayerTotals, NO_PLAYER_TOTALS));
  return { id, name: `Player ${id}`, teamId: 77, role, blue, red: null };
}
/** Four players of one team and season. */
export const players = {
  scope: 'serie:9',
  teams: [{ id: 77, name: 'T1', acronym: 'T1', img: null }],
  omitted: 0,
  rows: [player(1, 'mid', 20, 240), player(2, 'top', 8, 300), player(3, 'mid', 5, 270), player(4, 'mid', 2, null)],
};
