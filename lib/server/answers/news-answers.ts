import { recapId } from '../../domain/news/news';
import { matchSummary } from '../../domain/match/match-summary';
import { matchSlug } from '../../domain/page/paths';
import type { ApiAnswer } from '../api/api-route';
import { loadDigest, loadNews } from '../pages/news-pages';
import { jsonOf } from './json-of';

type NewsQuery = { readonly league: number | null; readonly team: number | null; readonly page: number };

/**
 * `GET /api/news?league=293&team=77&page=2`: a page of the list, newest first; a
 * recap names its match without its result, a digest has it in `angle`. Two
 * reads.
 */
export async function newsAnswer({ league, team, page }: NewsQuery, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadNews({ leagueId: team === null ? league : null, teamId: team }, page), {
    now,
    missing: 'No such page of news.',
    display: ({ scope, pages, items }) => ({
      scope,
      page,
      pages,
      items: items.map((item) =>
        item.kind === 'recap'
          ? { ...item, id: recapId(item.matchId), slug: matchSlug({ id: item.matchId, left: item.left, right: item.right }) }
          : item,
      ),
    }),
  });
}

/** `GET /api/digest/{id}`: the digest of a league's match day or week: headline, matches, table, next match until it begins, and the facts that its games give. */
export async function digestAnswer({ id }: { readonly id: string }, now: number): Promise<ApiAnswer> {
  return jsonOf(await loadDigest(id, now), {
    now,
    missing: 'Digest not found.',
    display: ({ digest, matches, facts }) => ({ ...digest, matches: matches.map((match) => matchSummary(match)), ...facts }),
  });
}
