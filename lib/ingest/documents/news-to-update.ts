import { NEWS_CHUNK, type NewsArticle } from '../../domain/news/news';
import { DocumentsToUpdate } from './documents-to-update';
import type { MatchChange } from '../index/match-index';
import { beginOf, isFinished } from '../../domain/match/match-order';
import { scopesOfArticle, scopesOfRecap, type NewsLists } from '../derive/news-lists';
import type { DocumentRegistry } from './document-registry';

type Touched = { first: number; changes: number };

/**
 * Every list of news that finished matches or articles have come into, moved in
 * or left. Lists are cut into chunks from the oldest, so only those from the
 * earliest change on are named: for a match that has just ended, the heads.
 */
export function documentsOfNews(
  changes: readonly MatchChange[],
  articles: readonly NewsArticle[],
  documents: DocumentRegistry,
  lists: NewsLists,
): DocumentsToUpdate {
  const touched = new Map<string, Touched>();
  const touch = (scopes: readonly string[], at: number) => {
    for (const scope of scopes) {
      const known = touched.get(scope);
      touched.set(scope, { first: Math.min(known?.first ?? Infinity, at), changes: (known?.changes ?? 0) + 1 });
    }
  };
  for (const match of changes.flatMap(({ before, after }) => [before, after])) {
    if (match !== null && isFinished(match)) touch(scopesOfRecap(match), beginOf(match));
  }
  for (const article of articles) touch(scopesOfArticle(article), Date.parse(article.at));

  const targets = new DocumentsToUpdate();
  for (const [scope, { first, changes: count }] of touched) {
    lists.forget(scope);
    const items = lists.items(scope);
    const unchanged = items.findIndex(({ at }) => Date.parse(at) >= first);
    const from = Math.floor((unchanged < 0 ? items.length : unchanged) / NEWS_CHUNK);
    // What left may have left a chunk behind.
    const until = Math.floor((items.length + count) / NEWS_CHUNK);
    targets.add(documents.newsHead(scope));
    // The last whole chunk leaves the head when another one is whole, however late its items.
    for (let chunk = Math.max(0, from - 2); chunk <= until; chunk += 1) targets.add(documents.newsChunk(scope, chunk));
  }
  return touched.size === 0 ? targets : targets.add(documents.newsIndex());
}
