import type { Match } from '../../lib/domain/match/match';
import { ownMatches } from '../../lib/domain/match/spoilers';
import { matchesOnCards, newestVersions } from '../match/fresh-matches';
import type { TeamTabOf } from './team-tab';

export type TeamLists = Pick<TeamTabOf<'overview'>, 'recent' | 'next'>;

/**
 * A match that began or ended while the page was open moves to where it belongs.
 * `cards`: see `matchesOnCards`.
 * `hidden`: without those that tell how far the team got.
 */
export function teamMatches({ recent, next }: TeamLists, fresh: readonly Match[], hidden = false) {
  const own = new Set([...next, ...recent].map(({ id }) => id));
  const matches = ownMatches(
    newestVersions(
      [...next, ...recent],
      fresh.filter(({ id }) => own.has(id)),
    ),
    hidden,
  );
  const at = ({ beginAt }: Match) => Date.parse(beginAt);
  const finished = matches.filter(({ status }) => status === 'finished').sort((a, b) => at(b) - at(a));
  return {
    cards: matchesOnCards(next, matches),
    running: matches.filter(({ status }) => status === 'running'),
    upcoming: matches.filter(({ status }) => status !== 'running' && status !== 'finished').sort((a, b) => at(a) - at(b)),
    finished,
  };
}
