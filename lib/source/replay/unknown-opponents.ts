import type { Tournament } from '../../domain/entities/entities';
import type { Match, UnscoredSide } from '../../domain/match/match';
import { toInstant } from '../wire/wire';
import { qualification } from './qualification';
import { decidedInStage } from './stage-order';
import { stagesOf } from './stage-spans';
import { beginTime } from './timeline-entities';
import { plansOf, type RecordedSeason } from './timeline-plan';

/**
 * What the recording reveals of the future by naming who plays: opponents and teams
 * that earlier matches have yet to decide. All times are milliseconds since 1970.
 */

/** When left and right are known, by match. Matches whose sides are known all along are not listed. */
export type UnknownSides = ReadonlyMap<number, readonly [left: number, right: number]>;

/** When each team is known to play in a tournament, by tournament. Teams that are known all along are not listed. */
export type UnknownTeams = ReadonlyMap<number, ReadonlyMap<number, number>>;

export type UnknownOpponents = { readonly sides: UnknownSides; readonly teams: UnknownTeams };

/** An opponent that is not decided yet. */
const UNKNOWN_SIDE: UnscoredSide = { id: 0, abbr: '', name: '', location: '', img: null, score: null };

/** A match as of `now` without the sides that earlier matches have yet to decide. */
export function withKnownSides(match: Match, unknownOpponents: UnknownSides, now: number): Match {
  const knownAt = unknownOpponents.get(match.id);
  if (!knownAt || match.status === 'running' || match.status === 'finished') return match;
  // A change of sides is a change of the match: sources stamp it.
  const revealedAt = toInstant(Math.max(-Infinity, ...knownAt.filter((time) => time <= now), Date.parse(match.modifiedAt)));
  if (now >= Math.max(...knownAt)) return { ...match, modifiedAt: revealedAt };
  const left = now < knownAt[0] ? UNKNOWN_SIDE : match.left;
  const right = now < knownAt[1] ? UNKNOWN_SIDE : match.right;
  const round = match.name.includes(': ') ? `${match.name.split(': ')[0]}: ` : '';
  return { ...match, left, right, name: `${round}${left.abbr || 'TBD'} vs ${right.abbr || 'TBD'}`, modifiedAt: revealedAt };
}

/** Tournaments as of `now`: who qualified shows once it is decided; until then only how many places are open. */
export function withKnownTeams(tournaments: readonly Tournament[], unknownOpponents: UnknownTeams, now: number): Tournament[] {
  return tournaments.map((tournament) => {
    const knownAt = unknownOpponents.get(tournament.id);
    const teams = tournament.teams.filter(({ id }) => now >= (knownAt?.get(id) ?? -Infinity));
    const openPlaces = tournament.teams.length - teams.length;
    return openPlaces === 0 ? tournament : { ...tournament, teams, openPlaces };
  });
}

/**
 * From when each opponent and each team of a stage is known, as far as it was not
 * all along. An archive names the opponents of every match, even of a final whose
 * semifinals are still to come. When they were decided is derived from it
 * (qualification and stage-order; docs/decisions/0021): first that a team plays in
 * the stage at all, then that it plays in this match.
 */
export function findUnknownOpponents(recorded: RecordedSeason): UnknownOpponents {
  const planOf = plansOf(recorded);
  const stages = stagesOf(recorded.tournaments, recorded.matches, planOf);
  const { inAt, placedAt } = qualification(stages);
  const sides = new Map<number, readonly [number, number]>();
  const teams = new Map<number, Map<number, number>>();
  for (const stage of stages) {
    const { tournament, matches, calledOff } = stage;
    const known = (tournament?.teams ?? []).map(({ id }) => [id, Math.min(inAt(id, stage), stage.begin)] as const);
    const late = known.filter(([, time]) => time > -Infinity);
    if (tournament && late.length > 0) teams.set(tournament.id, new Map(late));
    const decided = decidedInStage(stage, planOf);
    for (const match of [...matches, ...calledOff]) {
      // Who plays shows at the latest when the match begins.
      const knownAt = (teamId: number) =>
        teamId === 0 ? -Infinity : Math.min(beginTime(match), Math.max(placedAt(teamId, stage), decided(match, teamId)));
      const both = [knownAt(match.left.id), knownAt(match.right.id)] as const;
      if (Math.max(...both) > -Infinity) sides.set(match.id, both);
    }
  }
  return { sides, teams };
}
