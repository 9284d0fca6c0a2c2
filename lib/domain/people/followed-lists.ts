import type { Following } from './following';
import type { MatchSummary } from '../match/match';
import type { MatchLists, PageLists } from '../match/match-lists';
import { beginOf } from '../match/match-order';
import { ownMatches } from '../match/spoilers';
import { BIG_MATCH_AHEAD_MS, byImportance } from '../schedule/importance';

type Coming = Pick<PageLists, 'running' | 'upcoming'>;

/** What runs and what comes first, each team's next match, and the one that matters most in the week after the first; then the others by start. */
function nextOf({ running, upcoming }: Coming, teams: readonly number[], rows: number, hidden: boolean): MatchSummary[] {
  const coming = [...running, ...upcoming];
  const [first] = coming;
  if (!first) return [];
  const own = ownMatches(coming, hidden);
  const ofTeams = new Set(teams.map((team) => own.find(({ left, right }) => left.id === team || right.id === team)));
  const near = coming.filter((match) => beginOf(match) < beginOf(first) + BIG_MATCH_AHEAD_MS);
  const others = upcoming.filter((match) => ofTeams.has(match));
  const wanted = new Set([...running, ...upcoming.slice(0, 1), ...others, ...near.toSorted(byImportance).slice(0, 1), ...upcoming]);
  const shown = new Set([...wanted].slice(0, rows));
  return coming.filter((match) => shown.has(match));
}

/**
 * What "Your teams" on the homepage shows in so many rows: what runs, what comes, and after it the latest results, which are half of all where there are so many.
 *
 * @param teams those that are followed
 * @param hidden whether results are: then a team's next match has a row of its own only if no result brought the team there
 */
export function yourTeamsMatches(
  { running, upcoming, latest }: PageLists,
  teams: readonly number[],
  rows: number,
  hidden: boolean,
): MatchSummary[] {
  const results = latest.slice(0, Math.max(Math.floor(rows / 2), rows - running.length - upcoming.length));
  return [...nextOf({ running, upcoming }, teams, rows - results.length, hidden), ...results];
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
