import type { Comparison } from '../../domain/compare/comparison';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { loadComparison } from '../compare/load-comparison';
import { jsonOf } from './json-of';
import { matchDisplays } from './match-displays';

type Question = { readonly players: readonly number[]; readonly teams: readonly number[]; readonly scope: string | null };

/**
 * `GET /api/compare?players=1,2[&scope=serie:9]`, or `teams=`: up to four, in
 * the order of the address, each with figures of the scope (shares 0–1, four
 * decimals), places and percentiles; champions that they share and meetings
 * over all games. `missing`: ids that nobody has; none known is not found.
 */
export async function compareAnswer({ players, teams, scope }: Question, now: number): Promise<ApiAnswer> {
  if (players.length > 0 === teams.length > 0) throw new ApiError('bad-request', 'Give the ids of either players or teams.');
  const kind = players.length > 0 ? 'players' : 'teams';
  const { data, tags } = await loadComparison({ kind, ids: kind === 'players' ? players : teams, scope });
  const loaded = { data: data.compared.length === 0 ? null : data, tags, matches: [] };
  return jsonOf<Comparison>(loaded, {
    now,
    missing: `None of these ${kind} is known.`,
    display: async ({ compared, ...rest }) => {
      const display = await matchDisplays(
        compared.flatMap(({ matches }) => matches),
        now,
      );
      return {
        ...rest,
        compared: compared.map(({ placed, games, matches, ...who }) => ({
          ...who,
          figures: placed,
          form: kind === 'players' ? games : matches.map(display),
        })),
      };
    },
  });
}
