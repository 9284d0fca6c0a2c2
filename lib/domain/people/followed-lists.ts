import type { Following } from './following';
import type { MatchSummary } from '../match/match';
import type { MatchLists, PageLists } from '../match/match-lists';
import { beginOf } from '../match/match-order';
import { ownMatches } from '../match/spoilers';
import { byImportance } from '../schedule/importance';
import { DAY_MS } from '../values/durations';

/** So long after the next match one that matters more has a row before those between them. */
const BIG_MATCH_AHEAD_MS = 7 * DAY_MS;

/** The first of what comes; the last of its rows is that of the match that matters most in the week after the first. */
function nextOf(coming: readonly MatchSummary[], rows: number): MatchSummary[] {
  const [first] = coming;
  if (!first || rows < 2) return coming.slice(0, rows);
  const before = coming.slice(0, rows - 1);
  const near = coming.slice(rows - 1).filter((match) => beginOf(match) < beginOf(first) + BIG_MATCH_AHEAD_MS);
  const big = near.toSorted(byImportance)[0] ?? coming[rows - 1];
  return big ? [...before, big] : before;
}

/** What "Your teams" on the homepage shows in so many rows: what runs, what comes, and after it the latest results, which are half of all where there are so many. */
export function yourTeamsMatches({ running, upcoming, latest }: PageLists, rows: number): MatchSummary[] {
  const coming = [...running, ...upcoming];
  const results = latest.slice(0, Math.max(Math.floor(rows / 2), rows - coming.length));
  return [...nextOf(coming, rows - results.length), ...results];
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
