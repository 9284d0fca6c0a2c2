import type { Tournament } from '../../domain/entities/entities';
import type { Match } from '../../domain/match/match';
import { grouped } from '../../domain/values/grouped';
import { beginTime, matchDoneAt } from './timeline-entities';
import type { PlanOf } from './timeline-plan';

/**
 * The stages of a recording with all that is known of them, as far as it says what
 * decides what: matches by start, and who played when. All times are
 * milliseconds since 1970.
 */

export type ReplayStage = {
  /** The tournament; null for matches whose tournament the recording does not list. */
  readonly tournament: Tournament | null;
  readonly leagueId: number;
  /** The id of the serie; 0 where it is not known. */
  readonly serieId: number;
  /** Matches by start, without those that were called off. */
  readonly matches: readonly Match[];
  /** Matches that were called off. */
  readonly calledOff: readonly Match[];
  readonly begin: number;
  readonly lastBegin: number;
  readonly byTeam: ReadonlyMap<number, readonly Match[]>;
  /** The moment at which the last match that begins before `time` is over; -Infinity without one. */
  readonly doneBefore: (time: number) => number;
};

export function sideIds({ left, right }: Match): number[] {
  return [left.id, right.id].filter((id) => id > 0);
}

const isPlayed = ({ status }: Match): boolean => status !== 'canceled' && status !== 'postponed';

function stageOf(tournament: Tournament | null, all: readonly Match[], planOf: PlanOf): ReplayStage | null {
  const matches = all.filter(isPlayed).sort((a, b) => beginTime(a) - beginTime(b) || a.id - b.id);
  const [first] = all;
  const [begin, last] = [matches[0], matches.at(-1)].map((match) => (match === undefined ? null : beginTime(match)));
  const planned = tournament?.beginAt ? Date.parse(tournament.beginAt) : null;
  const start = begin ?? planned;
  if (start === null) return null;
  return {
    tournament,
    leagueId: tournament?.leagueId ?? first?.leagueId ?? 0,
    serieId: tournament?.serieId ?? first?.serieId ?? 0,
    matches,
    calledOff: all.filter((match) => !isPlayed(match)),
    begin: start,
    lastBegin: last ?? start,
    byTeam: grouped(matches, sideIds),
    doneBefore: (time) =>
      matches.reduce(
        (latest, match) => (beginTime(match) < time ? Math.max(latest, matchDoneAt(match, planOf(match)) ?? -Infinity) : latest),
        -Infinity,
      ),
  };
}

/** The stages of all matches; those of unlisted tournaments, and of none, are distinguished by their series. */
export function stagesOf(tournaments: readonly Tournament[], matches: readonly Match[], planOf: PlanOf): ReplayStage[] {
  const listed = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  const keyOf = ({ tournamentId, serieId, leagueId }: Match) => (tournamentId === 0 ? `${leagueId}:${serieId}` : String(tournamentId));
  const byStage = grouped(matches, (match) => [keyOf(match)]);
  const played = [...byStage.values()].map((own) => stageOf(listed.get(own[0].tournamentId) ?? null, own, planOf));
  const empty = tournaments.filter(({ id }) => !byStage.has(String(id))).map((tournament) => stageOf(tournament, [], planOf));
  return [...played, ...empty].filter((stage) => stage !== null);
}
