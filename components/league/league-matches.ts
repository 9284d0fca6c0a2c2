import type { Match } from '../../lib/domain/match/match';
import type { LeagueDocument } from '../../lib/domain/read-models';
import { byStart } from '../../lib/domain/schedule/week-schedule';
import { matchesOnCards, newestVersions } from '../match/fresh-matches';

export type LeagueMatches = Pick<LeagueDocument, 'running' | 'upcoming' | 'latest'>;

/** A league's three lists brought up to date: a match that has begun or ended since moves to its new list. `cards`: see `matchesOnCards`. */
export function leagueMatches(page: LeagueMatches, fresh: readonly Match[]): LeagueMatches & { readonly cards: readonly Match[] } {
  const listed = [...page.running, ...page.upcoming, ...page.latest];
  const known = new Set(listed.map((match) => match.id));
  const all = newestVersions(
    listed,
    fresh.filter((match) => known.has(match.id)),
  );
  return {
    cards: matchesOnCards(page.running, all),
    running: all.filter((match) => match.status === 'running').sort(byStart),
    upcoming: all.filter((match) => match.status !== 'running' && match.status !== 'finished').sort(byStart),
    latest: all.filter((match) => match.status === 'finished').sort((a, b) => byStart(b, a)),
  };
}

/** The stages that are on: those with a running match, else that of the next one. */
export function currentStages({ running, upcoming }: LeagueMatches): number[] {
  const [next] = upcoming;
  const current = running.length > 0 ? running : next ? [next] : [];
  return [...new Set(current.map((match) => match.tournamentId))];
}
