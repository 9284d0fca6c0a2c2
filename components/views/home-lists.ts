import { HOME_MATCHES } from '../../lib/domain/constants';
import type { Match } from '../../lib/domain/match';
import { byStart } from '../../lib/domain/week-schedule';

export type HomeLists = { readonly running: readonly Match[]; readonly upcoming: readonly Match[]; readonly latest: readonly Match[] };

function finishedAt(match: Match): number {
  return Date.parse((match.status === 'finished' && match.endAt) || match.beginAt);
}

/**
 * The homepage's three lists brought up to date with what was read since: the
 * newer version of each match wins (by `modifiedAt`; at a tie what was read
 * later), and a match that has started or ended moves to its new list.
 */
export function homeLists(page: HomeLists, fresh: readonly Match[]): HomeLists {
  if (fresh.length === 0) return page;
  const byId = new Map<number, Match>();
  for (const match of [...page.running, ...page.upcoming, ...page.latest, ...fresh]) {
    const known = byId.get(match.id);
    if (!known || Date.parse(match.modifiedAt) >= Date.parse(known.modifiedAt)) byId.set(match.id, match);
  }
  const all = [...byId.values()];
  return {
    running: all.filter((match) => match.status === 'running').sort(byStart),
    upcoming: upcoming(all, page).slice(0, HOME_MATCHES),
    latest: all
      .filter((match) => match.status === 'finished')
      .sort((a, b) => finishedAt(b) - finishedAt(a) || b.id - a.id)
      .slice(0, HOME_MATCHES),
  };
}

/** Not started, by start; never one that is older than what the page itself lists (a forgotten match of last week). */
function upcoming(all: readonly Match[], page: HomeLists): Match[] {
  const pageStarts = page.upcoming.map((match) => Date.parse(match.beginAt));
  const earliest = pageStarts.length > 0 ? Math.min(...pageStarts) : Number.NEGATIVE_INFINITY;
  return all.filter((match) => match.status === 'not_started' && Date.parse(match.beginAt) >= earliest).sort(byStart);
}
