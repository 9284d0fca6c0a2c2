import type { ApiAnswer } from '../api/api-route';
import { loadPlayer } from '../pages/entity-pages';
import { jsonOf } from './json-of';

/** `GET /api/player/{id}`: the player, their figures over all games, the latest season's with ranks among the role and `coverage`, and `signatures`: the champions that stand for them, beside the role's averages on those. */
export async function playerAnswer({ id }: { readonly id: number }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadPlayer(id), { now, missing: 'Player not found.', display: (data) => data });
}
