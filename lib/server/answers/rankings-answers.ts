import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../cache-lifetimes';
import { loadRankings } from '../pages/stats-pages';

/** `GET /api/rankings`: every team with a place, best first, and the regions; nothing but nulls and empty lists while no game has been played. One read. */
export async function rankingsAnswer(): Promise<ApiAnswer> {
  const { data, tags } = await loadRankings();
  return { body: data ?? { asOf: null, since: null, matches: 0, games: 0, teams: [], regions: [] }, lifetime: LIFETIMES.page, tags };
}
