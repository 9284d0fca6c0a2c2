import { LONGEST_MATCH_DAY_MS } from '../../domain/news/digest/match-days';
import type { Match } from '../../domain/match/match';
import { beginOf, isFinished } from '../../domain/match/match-order';
import { teamIdsOf } from '../../domain/match/match-state';
import { NEWS_CHUNK, newsScope, type NewsArticle } from '../../domain/news/news';
import { currentMonday } from '../../domain/values/week';
import { scopesOfArticle, scopesOfRecap } from '../derive/news-lists';
import { type MatchChange, type MatchIndex, versionsOf } from '../index/match-index';
import type { RatingChanges } from '../index/rating-index';
import { DocumentsToUpdate } from './documents-to-update';
import type { DocumentRegistry } from './document-registry';

type EarliestChange = { first: number; changes: number };

/** Notes that scopes or leagues have changed, each with the earliest moment of a change. */
function touch<Key>(touched: Map<Key, EarliestChange>, keys: readonly Key[], at: number): void {
  for (const key of keys) {
    const known = touched.get(key);
    touched.set(key, { first: Math.min(known?.first ?? Infinity, at), changes: (known?.changes ?? 0) + 1 });
  }
}

/** Whether a change may alter digests: a result, or what is still to come. A score under way alters none. */
function changesDigests({ before, after }: MatchChange): boolean {
  if ((before && isFinished(before)) || (after && isFinished(after))) return true;
  return before === null || after === null || JSON.stringify(planOf(before)) !== JSON.stringify(planOf(after));
}

/** Other matches that digests may describe differently now: their chances or flames have been recomputed, or an earlier result has changed that runs of wins depend on. */
export function matchesWithNewAngle(
  changes: readonly MatchChange[],
  { matches }: RatingChanges,
  recounted: readonly Match[],
  matchIndex: MatchIndex,
): MatchChange[] {
  const ids = new Set([...matches, ...recounted.map(({ id }) => id)]);
  for (const match of versionsOf(changes).filter(isFinished)) {
    for (const later of teamIdsOf(match).flatMap((id) => matchIndex.ofTeam(id))) if (beginOf(later) > beginOf(match)) ids.add(later.id);
  }
  for (const { before, after } of changes) ids.delete((after ?? before)?.id ?? 0);
  return [...ids].flatMap((id) => {
    const match = matchIndex.get(id);
    return match && isFinished(match) ? [{ before: match, after: match }] : [];
  });
}

function planOf({ status, beginAt, leagueId, left, right, round }: NonNullable<MatchChange['after']>) {
  const sides = [left, right].map(({ id, name, abbr, img }) => [id, name, abbr, img]);
  return [status === 'canceled' || status === 'postponed', beginAt, leagueId, sides, round];
}

/** The first moment whose digest may change: the week in which the match's day may have begun. */
function firstDigestAt(match: NonNullable<MatchChange['after']>): number {
  return Date.parse(`${currentMonday(beginOf(match) - LONGEST_MATCH_DAY_MS, 'UTC')}T00:00:00Z`);
}

/**
 * The digests of a league from the first on that may have changed, and earlier
 * ones that mention an upcoming match. Removed ones are included.
 */
function addDigests(leagueId: number, first: number, documents: DocumentRegistry, into: DocumentsToUpdate): void {
  const { digests } = documents;
  const before = digests.items(leagueId);
  digests.forget(leagueId);
  for (const items of [before, digests.items(leagueId)]) {
    const changed = items.findIndex(({ at }) => Date.parse(at) >= first);
    const from = changed < 0 ? items.length : changed;
    const earlier = items.slice(0, from);
    const lasts = (['day', 'week'] as const).flatMap((span) => earlier.findLast((item) => item.span === span) ?? []);
    into.add(...[...lasts, ...items.slice(from)].map(documents.digest));
  }
}

/**
 * Every digest and list of news that matches or articles have come into, moved
 * in or left. Lists are cut into chunks from the oldest, so only those from the
 * earliest change on are named: for a match that has just ended, the heads.
 */
export function documentsOfNews(
  changes: readonly MatchChange[],
  articles: readonly NewsArticle[],
  documents: DocumentRegistry,
): DocumentsToUpdate {
  const lists = documents.newsLists;
  const scopes = new Map<string, EarliestChange>();
  const leagues = new Map<number, EarliestChange>();
  for (const match of versionsOf(changes.filter(changesDigests))) {
    touch(leagues, [match.leagueId], firstDigestAt(match));
    touch(scopes, ['all', newsScope({ leagueId: match.leagueId })], firstDigestAt(match));
    if (isFinished(match)) touch(scopes, scopesOfRecap(match), beginOf(match));
  }
  for (const article of articles) touch(scopes, scopesOfArticle(article), Date.parse(article.at));

  const targets = new DocumentsToUpdate();
  for (const [leagueId, { first }] of leagues) addDigests(leagueId, first, documents, targets);
  for (const [scope, { first, changes: count }] of scopes) {
    lists.forget(scope);
    const items = lists.items(scope);
    const unchanged = items.findIndex(({ at }) => Date.parse(at) >= first);
    const from = Math.floor((unchanged < 0 ? items.length : unchanged) / NEWS_CHUNK);
    // Removed items may leave an empty chunk: for a match at most its day and its week.
    const until = Math.floor((items.length + 2 * count) / NEWS_CHUNK);
    targets.add(documents.newsHead(scope));
    // The last whole chunk leaves the head when another one is whole, however late its items.
    for (let chunk = Math.max(0, from - 2); chunk <= until; chunk += 1) targets.add(documents.newsChunk(scope, chunk));
  }
  return scopes.size === 0 ? targets : targets.add(documents.newsIndex());
}
