import { HOME_MATCHES } from '../constants';
import type { MatchSummary } from './match';
import { matchesOnCards, matchLists, newestVersions, type MatchLists, type PageLists } from './match-lists';
import { beginOf } from './match-order';

export type FreshHomeLists = Omit<MatchLists, 'running'> & {
  /** Running ones, and those that ran when the page came. */
  readonly cards: readonly MatchSummary[];
};

/**
 * The homepage's three lists brought up to date with what was read since, also by matches that it does not list yet.
 * None comes up that is older than what the page itself lists: a match of last week that was never played.
 */
export function homeLists(page: PageLists, fresh: readonly MatchSummary[]): FreshHomeLists {
  const all = newestVersions([...page.running, ...page.upcoming, ...page.latest], fresh);
  const earliest = Math.min(...page.upcoming.map(beginOf));
  const { upcoming, latest } = matchLists(all);
  return {
    cards: matchesOnCards(page.running, all),
    upcoming: upcoming.filter((match) => match.status === 'not_started' && beginOf(match) >= earliest).slice(0, HOME_MATCHES),
    latest: latest.slice(0, HOME_MATCHES),
  };
}
