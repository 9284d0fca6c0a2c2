import type { MatchSummary } from './match';
import { matchesOnCards, matchLists, withFresh, type MatchLists } from './match-lists';
import { ownMatches } from './spoilers';
import type { TeamTabOf } from '../page/team-tab-data';

export type TeamLists = Pick<TeamTabOf<'overview'>, 'recent' | 'next'>;

/**
 * A match that began or ended while the page was open moves to where it belongs.
 * `cards`: see `matchesOnCards`. `hidden`: without those that reveal how far the
 * team got.
 */
export function teamMatches(
  { recent, next }: TeamLists,
  fresh: readonly MatchSummary[],
  hidden = false,
): MatchLists & { readonly cards: readonly MatchSummary[] } {
  const matches = ownMatches(withFresh([...next, ...recent], fresh), hidden);
  return { cards: matchesOnCards(next, matches), ...matchLists(matches) };
}
