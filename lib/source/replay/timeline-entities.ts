import type { Serie, SourceStandings, Tournament } from '../../domain/entities/entities';
import type { Match } from '../../domain/match/match';
import type { MatchPlan, PlanOf } from './timeline-plan';

/** The moments at which competitions are decided, so that no winner and no table appears before. */
type Decisions = { readonly tournaments: ReadonlyMap<number, number>; readonly series: ReadonlyMap<number, number> };

export function beginTime(match: Match): number {
  return Date.parse(match.beginAt);
}

/** When a match no longer holds up its tournament; null for one that never does. */
export function matchDoneAt(match: Match, plan: MatchPlan): number | null {
  if (match.status === 'finished') return plan.settled;
  if (match.status === 'running') return Infinity;
  // What is called off decides nothing, and what the recording never shows as played is over with its date.
  return match.status === 'not_started' ? Date.parse(match.beginAt) : null;
}

/** The moment (milliseconds since 1970) at which the last match of each tournament and serie is over. */
export function decisionsOf(matches: readonly Match[], planOf: PlanOf): Decisions {
  const tournaments = new Map<number, number>();
  const series = new Map<number, number>();
  const later = (into: Map<number, number>, id: number, time: number) => into.set(id, Math.max(into.get(id) ?? -Infinity, time));
  for (const match of matches) {
    const time = matchDoneAt(match, planOf(match));
    if (time === null) continue;
    later(tournaments, match.tournamentId, time);
    later(series, match.serieId, time);
  }
  return { tournaments, series };
}

type Competition = { readonly id: number; readonly endAt: string | null; readonly winnerId: number | null };

/** A competition's winner once it is decided; until then its end is a day, not the second at which the last game ended. */
function competitionAt<Value extends Competition>(competition: Value, decided: ReadonlyMap<number, number>, now: number): Value {
  const end = competition.endAt === null ? Infinity : Date.parse(competition.endAt);
  if (now >= (decided.get(competition.id) ?? end)) return competition;
  const endAt = competition.endAt !== null && end > now ? `${competition.endAt.slice(0, 10)}T23:59:59Z` : competition.endAt;
  return { ...competition, winnerId: null, endAt };
}

export function seriesAt(series: readonly Serie[], decisions: Decisions, now: number): Serie[] {
  return series.map((serie) => competitionAt(serie, decisions.series, now));
}

export function tournamentsAt(tournaments: readonly Tournament[], decisions: Decisions, now: number): Tournament[] {
  return tournaments.map((tournament) => competitionAt(tournament, decisions.tournaments, now));
}

/** Tables of decided tournaments only: the source's table of a running one already contains its end. */
export function standingsAt(
  standings: readonly SourceStandings[],
  tournaments: readonly Tournament[],
  decisions: Decisions,
  now: number,
): SourceStandings[] {
  const ends = new Map(
    tournaments.map((tournament) => [tournament.id, tournament.endAt === null ? Infinity : Date.parse(tournament.endAt)]),
  );
  return standings.filter(({ tournamentId }) => now >= (decisions.tournaments.get(tournamentId) ?? ends.get(tournamentId) ?? Infinity));
}
