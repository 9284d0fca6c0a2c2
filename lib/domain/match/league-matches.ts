import type { Match } from './match';
import { matchesOnCards, matchLists, withFresh, type MatchLists } from './match-lists';
import type { LeagueDocument } from '../read-models';

/** A league's three lists brought up to date: a match that has begun or ended since moves to its new list. `cards`: see `matchesOnCards`. */
export function leagueMatches(
  page: Pick<LeagueDocument, 'running' | 'upcoming' | 'latest'>,
  fresh: readonly Match[],
): MatchLists & { readonly cards: readonly Match[] } {
  const all = withFresh([...page.running, ...page.upcoming, ...page.latest], fresh);
  return { cards: matchesOnCards(page.running, all), ...matchLists(all) };
}

/** The stages that are on: those with a running match, else that of the next one. */
export function currentStages({ running, upcoming }: MatchLists): number[] {
  const [next] = upcoming;
  const current = running.length > 0 ? running : next ? [next] : [];
  return [...new Set(current.map((match) => match.tournamentId))];
}
