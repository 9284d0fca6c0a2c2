import { HOME_MATCHES } from '../../lib/domain/constants';
import type { Match } from '../../lib/domain/match/match';
import { byStart } from '../../lib/domain/schedule/week-schedule';
import { matchesOnCards, newestVersions } from '../match/fresh-matches';

export type HomeLists = { readonly running: readonly Match[]; readonly upcoming: readonly Match[]; readonly latest: readonly Match[] };
export type FreshHomeLists = Omit<HomeLists, 'running'> & {
  /** Running ones, and those that ran when the page came. */ readonly cards: readonly Match[];
};

function finishedAt(match: Match): number {
  return Date.parse((match.status === 'finished' && match.endAt) || match.beginAt);
}

/** Not started, by start; none that is older than what the page itself lists (a match of last week that was never played). */
function upcoming(all: readonly Match[], page: HomeLists): Match[] {
  const earliest = Math.min(...page.upcoming.map((match) => Date.parse(match.beginAt)));
  return all.filter((match) => match.status === 'not_started' && Date.parse(match.beginAt) >= earliest).sort(byStart);
}

/** The homepage's three lists brought up to date with what was read since: a match that has started moves to its new list, one that has ended is among the latest too. */
export function homeLists(page: HomeLists, fresh: readonly Match[]): FreshHomeLists {
  if (fresh.length === 0) return { cards: page.running, upcoming: page.upcoming, latest: page.latest };
  const all = newestVersions([...page.running, ...page.upcoming, ...page.latest], fresh);
  return {
    cards: matchesOnCards(page.running, all),
    upcoming: upcoming(all, page).slice(0, HOME_MATCHES),
    latest: all
      .filter((match) => match.status === 'finished')
      .sort((a, b) => finishedAt(b) - finishedAt(a) || b.id - a.id)
      .slice(0, HOME_MATCHES),
  };
}
