import { cacheTag } from '../../domain/page/cache-tags';
import type { LeagueCatalog, LeagueDocument } from '../../domain/entities/read-models';
import { readLeagueCatalog } from '../../store/models/catalog-document';
import { readLeagueDocument } from '../../store/models/league-document';
import { absent } from './absence';
import type { FoundData, Loaded } from './loaded';

/** A league, its series and its matches. One read. */
export async function loadLeague(id: number): Promise<Loaded<LeagueDocument>> {
  const data = await readLeagueDocument(id);
  const tags = [cacheTag.league(id)];
  return data ? { data, tags, matches: [...data.running, ...data.upcoming] } : absent({ kind: 'league', id }, tags);
}

/** All leagues in their order. A next match that has begun is no longer the next one. One read. */
export async function loadLeagues(): Promise<FoundData<LeagueCatalog>> {
  const data = (await readLeagueCatalog()) ?? { leagues: [] };
  const next = data.leagues.flatMap(({ nextMatchAt }) => nextMatchAt ?? []);
  return { data, tags: [cacheTag.leagues], matches: next.map((beginAt) => ({ status: 'not_started', beginAt })) };
}
