import type { Following } from './following';
import type { MatchSummary } from '../match/match';
import type { MatchLists, PageLists } from '../match/match-lists';
import { ownMatches } from '../match/spoilers';

/** What "Your teams" on the homepage shows in so many rows: what runs, what comes, and after it the latest results, which are a third of all at least. */
export function yourTeamsMatches({ running, upcoming, latest }: PageLists, rows: number): MatchSummary[] {
  const coming = [...running, ...upcoming];
  const results = latest.slice(0, Math.max(Math.floor(rows / 3), rows - coming.length));
  return [...coming.slice(0, rows - results.length), ...results];
}

/**
 * The lists of what is followed. Followed leagues contribute all of their
 * matches, and followed matches are included; one included only for a team may
 * reveal how far the team got and is left out while that is `hidden`.
 */
export function followedLists<Lists extends Readonly<Record<keyof MatchLists, readonly MatchSummary[]>>>(
  followed: Lists,
  { leaguesOrder, followingMatches }: Pick<Following, 'leaguesOrder' | 'followingMatches'>,
  hidden: boolean,
): Lists & Record<keyof MatchLists, MatchSummary[]> {
  const listed = (matches: readonly MatchSummary[]): MatchSummary[] => {
    const revealed = new Set(ownMatches(matches, hidden));
    return matches.filter((match) => revealed.has(match) || leaguesOrder.includes(match.leagueId) || followingMatches.includes(match.id));
  };
  const { running, upcoming, latest } = followed;
  return { ...followed, running: listed(running), upcoming: listed(upcoming), latest: listed(latest) };
}
