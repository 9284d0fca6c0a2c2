import type { Tournament } from '../../domain/entities';
import type { GameDetail } from '../../domain/game';
import type { Match, UnscoredSide } from '../../domain/match';
import { toInstant } from '../wire';
import { PLAYER_FRAME_SECONDS } from './game';
import type { UndecidedSides } from './season-ledger';

/** An opponent that nobody knows yet (spec §3: an empty placeholder). */
const UNKNOWN_SIDE: UnscoredSide = { id: 0, abbr: '', name: '', location: '', img: null, score: null };

/** A match as of `now` without the sides that earlier matches have yet to decide. */
export function withKnownSides(match: Match, undecided: UndecidedSides, now: number): Match {
  const knownAt = undecided.get(match.id);
  if (!knownAt || match.status !== 'not_started') return match;
  // A change of sides is a change of the match: sources stamp it.
  const revealedAt = toInstant(Math.max(-Infinity, ...knownAt.filter((time) => time <= now), Date.parse(match.modifiedAt)));
  if (now >= Math.max(...knownAt)) return { ...match, modifiedAt: revealedAt };
  const left = now < knownAt[0] ? UNKNOWN_SIDE : match.left;
  const right = now < knownAt[1] ? UNKNOWN_SIDE : match.right;
  const round = match.name.includes(': ') ? `${match.name.split(': ')[0]}: ` : '';
  return { ...match, left, right, name: `${round}${left.abbr || 'TBD'} vs ${right.abbr || 'TBD'}`, modifiedAt: revealedAt };
}

/** The matches whose sides became known after `from`, until `to` (or the other way round when the clock went back). */
export function decidedBetween(undecided: UndecidedSides, from: number, to: number): number[] {
  const [low, high] = from <= to ? [from, to] : [to, from];
  return [...undecided].filter(([, times]) => times.some((time) => low < time && time <= high)).map(([id]) => id);
}

/** Tournaments as of `now`: who qualified shows once it is decided. */
export function withKnownTeams(tournaments: readonly Tournament[], undecided: ReadonlyMap<number, number>, now: number): Tournament[] {
  return tournaments.map((tournament) => (now < (undecided.get(tournament.id) ?? -Infinity) ? { ...tournament, teams: [] } : tournament));
}

/**
 * Players in every fifth frame and in the latest one only: the season knows
 * them by the minute, so that a running game always has their current figures,
 * but documents need no more than that.
 */
export function withFewerFrames(game: GameDetail): GameDetail {
  const last = game.frames.length - 1;
  const frames = game.frames.map((frame, index) =>
    frame.players.length === 0 || index === last || frame.seconds % PLAYER_FRAME_SECONDS === 0 ? frame : { ...frame, players: [] },
  );
  return { ...game, frames };
}
