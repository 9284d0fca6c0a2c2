import type { FollowedMatches } from './followed-matches';
import type { MatchSummary } from '../match/match';
import { ownMatches } from '../match/spoilers';

/**
 * The lists of what is followed. Those of followed leagues hold all of their
 * matches; one that is there for its team alone may tell how far the team got
 * and is left out while that is `hidden`.
 */
export function followedLists(followed: FollowedMatches, leaguesOrder: readonly number[], hidden: boolean): FollowedMatches {
  const listed = (matches: readonly MatchSummary[]): MatchSummary[] => {
    const told = new Set(ownMatches(matches, hidden));
    return matches.filter((match) => told.has(match) || leaguesOrder.includes(match.leagueId));
  };
  const { running, upcoming, latest } = followed;
  return { ...followed, running: listed(running), upcoming: listed(upcoming), latest: listed(latest) };
}
