import { teamsIn, type Feeder } from '../../competition/bracket/bracket-model';
import { teamFrom, type Entrant } from '../../competition/bracket/entrants';
import type { Links } from '../../competition/bracket/links';
import { readBracket } from '../../competition/bracket/reading';
import type { MatchSummary, StageMatch } from '../../match/match';
import { mayBeDrawn } from '../../match/match-length';

/** A match of a bracket to be picked: its entrants, by place in the bracket, and the points for the right winner. */
export type PickemTie = {
  readonly matchId: number;
  readonly points: number;
  readonly left: Entrant;
  readonly right: Entrant;
  /** ISO instant. */
  readonly beginAt: string;
};

/** The final, what leads to it directly, what leads there, and all before. */
const POINTS_FROM_FINAL = [8, 4, 2, 1] as const;
const THIRD_PLACE_POINTS = 2;
/** More is no bracket that anybody picks. */
const MOST_TIES = 40;

/** By the winner's way: matches between this one and the final; null for a match that does not lead there. */
function distance(id: number, finalId: number, links: Links, most: number): number | null {
  let at = id;
  for (let steps = 0; steps <= most; steps += 1) {
    if (at === finalId) return steps;
    const next = links.onward.get(at)?.find(({ takes }) => takes === 'winner');
    if (next === undefined) return null;
    at = next.matchId;
  }
  return null;
}

/** Both sides as the bracket has them, whatever has been played; null where one is not known. */
function sidesOf(match: MatchSummary, feeders: readonly Feeder[], byId: ReadonlyMap<number, MatchSummary>): [Entrant, Entrant] | null {
  const [first, second, ...others] = feeders;
  if (others.length > 0) return null;
  if (first && second) return [first, second];
  const known = teamsIn(match);
  if (first) {
    const came = teamFrom(first, byId.get(first.matchId));
    const seeds = known.filter((team) => team !== came);
    const [teamId] = seeds;
    if (teamId === undefined || seeds.length > 1) return null;
    return match.left.id === teamId ? [{ teamId }, first] : [first, { teamId }];
  }
  const [left, right] = known;
  return left === undefined || right === undefined ? null : [{ teamId: left }, { teamId: right }];
}

/**
 * The matches of a bracket, in an order in which they can be played. Null while
 * its first round is open, and for one that cannot be read, may end in a draw, or
 * has a final that may be played twice.
 */
export function bracketTies(all: readonly StageMatch[]): readonly PickemTie[] | null {
  const { matches, links, outline, isCertain } = readBracket(all);
  const [finalId, ...repeated] = outline.finals;
  if (!isCertain || finalId === undefined || repeated.length > 0 || matches.length > MOST_TIES || matches.some(mayBeDrawn)) return null;
  const byId = new Map(matches.map((match) => [match.id, match]));
  const ties: PickemTie[] = [];
  for (const match of matches) {
    const sides = sidesOf(match, links.feeders.get(match.id) ?? [], byId);
    if (sides === null) return null;
    const [left, right] = sides;
    const steps = distance(match.id, finalId, links, matches.length);
    const points = steps === null ? THIRD_PLACE_POINTS : (POINTS_FROM_FINAL[steps] ?? 1);
    ties.push({ matchId: match.id, points, left, right, beginAt: match.beginAt });
  }
  return ties;
}
