import type * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import type { MatchSummary } from '../../domain/match/match';
import type { SearchAnswer, FoundMatch } from '../../domain/search/found';
import type { SearchInput } from '../../domain/search/search-query';
import type { SearchIndexSchema } from '../../domain/search/search-entry';
import { readSearchIndex } from '../../store/models/site-documents';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES, matchesLifetime } from '../cache-lifetimes';
import { loadSearch } from '../pages/search-page';

function foundMatch({ id, beginAt, status, leagueName, left, right, round }: MatchSummary): FoundMatch {
  const side = (team: MatchSummary['left']) => ({ id: team.id, name: team.name, abbr: team.abbr, img: team.img });
  return { id, beginAt, status, leagueName, left: side(left), right: side(right), ...(round ? { round } : {}) };
}

/** `GET /api/search?q=t1 kt`: what a whole text finds. */
async function foundAnswer(text: string, now: number): Promise<ApiAnswer> {
  const { data, tags, matches } = await loadSearch(text, now);
  const pair = data.pair && { ...data.pair, next: data.pair.next.map(foundMatch), last: data.pair.last.map(foundMatch) };
  const body: SearchAnswer = { entries: [...data.entries], near: data.near, pair };
  return { body, lifetime: data.pair === null ? LIFETIMES.catalog : matchesLifetime(matches, now), tags };
}

/** `GET /api/search?prefix=ab`: entries by the first two characters, folded. */
export async function searchAnswer(query: SearchInput, now: number): Promise<ApiAnswer> {
  if (query.q !== null) return foundAnswer(query.q, now);
  const { prefix } = query;
  const body: v.InferOutput<typeof SearchIndexSchema> = (await readSearchIndex(prefix)) ?? { entries: [] };
  return { body, lifetime: LIFETIMES.catalog, tags: [cacheTag.search] };
}
