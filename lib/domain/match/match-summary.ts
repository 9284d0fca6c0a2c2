import type { FinishedMatch, FinishedSummary, Match, MatchSummary } from './match';
import type { MatchLists, PageLists } from './match-lists';

/** A match as lists show it, so that a page's props stay small (docs/architecture.md#a-pages-way). */
export function matchSummary(match: FinishedMatch): FinishedSummary;
export function matchSummary(match: Match): MatchSummary;
export function matchSummary(match: Match): MatchSummary {
  const { previousMatchIds: _ids, previousTakes: _takes, ...unfed } = match;
  if (unfed.status === 'running') return unfed;
  const { games: _games, streams: _streams, ...summary } = unfed;
  return summary;
}

export function summaryLists({ running, upcoming, latest }: Readonly<Record<keyof MatchLists, readonly Match[]>>): PageLists {
  return { running: running.map(matchSummary), upcoming: upcoming.map(matchSummary), latest: latest.map(matchSummary) };
}

/**
 * What stored documents and JSON answers hold where a summary has nothing: their
 * matches have one shape, which is a contract (docs/product.md#json-api).
 */
export const NO_DETAILS: Pick<Match, 'games' | 'streams' | 'previousMatchIds'> = { games: [], streams: [], previousMatchIds: [] };
