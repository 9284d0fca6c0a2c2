import type { Tournament } from '../../domain/entities/entities';
import type { Match, UnscoredSide } from '../../domain/match/match';
import { toInstant } from '../wire/wire';

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

/** Every moment at which a side becomes known, with its match, in order of time. */
export function decisionsIn(unknownOpponents: UnknownSides): readonly { readonly at: number; readonly id: number }[] {
  const decisions = [...unknownOpponents].flatMap(([id, times]) => times.map((at) => ({ at, id })));
  return decisions.filter(({ at }) => Number.isFinite(at)).sort((a, b) => a.at - b.at);
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
