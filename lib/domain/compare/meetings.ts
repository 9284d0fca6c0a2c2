import type { PlayerFiguresDocument } from '../statistics/player-figures-document';
import type { OpponentRecord } from '../statistics/team-figures';

/** How two of those compared have done against each other: games of players, matches of teams. */
export type Meeting = {
  readonly leftId: number;
  readonly rightId: number;
  readonly leftWins: number;
  readonly rightWins: number;
  readonly draws: number;
};

type Pair<Of> = readonly [left: Of, right: Of];

/** Every two of a list, in its order. */
function pairsOf<Item>(items: readonly Item[]): Pair<Item>[] {
  return items.flatMap((left, index) => items.slice(index + 1).map((right): Pair<Item> => [left, right]));
}

type PlayerOf = { readonly id: number; readonly figures: PlayerFiguresDocument | null };

/** Games of two players for opposing teams; null where unknown (documents stored before rivals were counted, or both lists cut off). */
function playersMeeting(left: PlayerOf, right: PlayerOf): Meeting | null {
  const side = (one: PlayerOf, other: PlayerOf) => one.figures?.rivals?.find(({ id }) => id === other.id);
  const meeting = (leftWins: number, rightWins: number) => ({ leftId: left.id, rightId: right.id, leftWins, rightWins, draws: 0 });
  const own = side(left, right);
  if (own) return meeting(own.wins, own.games - own.wins);
  const theirs = side(right, left);
  if (theirs) return meeting(theirs.games - theirs.wins, theirs.wins);
  const isComplete = [left, right].some(({ figures }) => figures?.rivals !== undefined && figures.omittedRivals === undefined);
  return isComplete ? meeting(0, 0) : null;
}

type TeamOf = { readonly id: number; readonly opponents: readonly OpponentRecord[] };

/** Finished matches between two teams, from either one's list of opponents. */
function teamsMeeting(left: TeamOf, right: TeamOf): Meeting {
  const own = left.opponents.find(({ id }) => id === right.id);
  const theirs = right.opponents.find(({ id }) => id === left.id);
  return {
    leftId: left.id,
    rightId: right.id,
    leftWins: own?.wins ?? theirs?.losses ?? 0,
    rightWins: own?.losses ?? theirs?.wins ?? 0,
    draws: own?.draws ?? theirs?.draws ?? 0,
  };
}

/** The meetings of every pair of players; unknown ones are left out. */
export function meetingsOfPlayers(players: readonly PlayerOf[]): Meeting[] {
  return pairsOf(players).flatMap(([left, right]) => playersMeeting(left, right) ?? []);
}

/** The meetings of every two teams. */
export function meetingsOfTeams(teams: readonly TeamOf[]): Meeting[] {
  return pairsOf(teams).map(([left, right]) => teamsMeeting(left, right));
}

/** Games of players or matches of teams in it. */
export function gamesOfMeeting({ leftWins, rightWins, draws }: Meeting): number {
  return leftWins + rightWins + draws;
}
