import type { MatchSummary } from './match';
import { matchesOnCards, matchLists, withFresh, type MatchLists, type PageLists } from './match-lists';

/** A league's three lists brought up to date: a match that has begun or ended since moves to its new list. `cards`: see `matchesOnCards`. */
export function leagueMatches(page: PageLists, fresh: readonly MatchSummary[]): MatchLists & { readonly cards: readonly MatchSummary[] } {
  const all = withFresh([...page.running, ...page.upcoming, ...page.latest], fresh);
  return { cards: matchesOnCards(page.running, all), ...matchLists(all) };
}

/** The stages that are on: those with a running match, else that of the next one. */
export function currentStages({ running, upcoming }: MatchLists): number[] {
  const next = upcoming.find(({ status, overdue }) => status === 'not_started' && !overdue);
  const current = running.length > 0 ? running : next ? [next] : [];
  return [...new Set(current.map((match) => match.tournamentId))];
}
