import type { MatchSummary } from './match';
import { matchesOnCards, matchLists, withFresh, type MatchLists } from './match-lists';
import { isOff } from './match-state';
import { ownMatches } from './spoilers';

/** `recent` newest first; `next` a running one first, then by start. */
export type TeamLists = { readonly recent: readonly MatchSummary[]; readonly next: readonly MatchSummary[] };

/**
 * A match that began or ended while the page was open moves to where it belongs.
 * `cards`: see `matchesOnCards`. `planned`: the first to come that is still on. `hidden`: without those that reveal how far the
 * team got.
 */
export function teamMatches(
  { recent, next }: TeamLists,
  fresh: readonly MatchSummary[],
  hidden = false,
): MatchLists & { readonly cards: readonly MatchSummary[]; readonly planned: MatchSummary | undefined } {
  const matches = ownMatches(withFresh([...next, ...recent], fresh), hidden);
  const lists = matchLists(matches);
  return { cards: matchesOnCards(next, matches), planned: lists.upcoming.find((match) => !isOff(match)), ...lists };
}
