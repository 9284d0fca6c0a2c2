import type { ApiAnswer } from '../api/api-route';
import { loadPlayer } from '../pages/player-page';
import { demandId, jsonOf } from './json-of';

/** `GET /api/player/{id}`: the player, their figures over all games, and the latest season's with ranks among the role and `coverage`. */
export async function playerAnswer(idText: string | null, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadPlayer(demandId(idText)), { now, missing: 'Player not found.', display: (data) => data });
}
