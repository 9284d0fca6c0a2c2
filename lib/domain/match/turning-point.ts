import * as v from 'valibot';
import { chanceToWin, scoreOptions } from './score-options';
import { CURVE_OBJECTIVES, GAP_SECONDS } from './gold-curve';
import type { MatchSummary } from './match';
import type { PageGame } from './page-game';

/** The moment at which a match turned (docs/product.md#turning-point). */

/** The longest swing; where moments are further apart, between two that follow each other. */
export const SWING_SECONDS = 180;
/** A smaller swing (in per mille) turns nothing. */
const LEAST_SWING = 100;

export const TurningPointSchema = v.object({
  /** The game's position in the match. */
  position: v.number(),
  /** The match turned after this second of the game … */
  since: v.number(),
  /** … and by this one at the latest. */
  seconds: v.number(),
  /** Who won the match and the game, and whose chance to win the game grew; and what it was before and after, in per mille. */
  teamId: v.number(),
  before: v.number(),
  after: v.number(),
  /** What is known to have happened between them; what the team whose chance grew did comes first. */
  events: v.array(
    v.object({
      teamId: v.number(),
      kills: v.number(),
      taken: v.array(v.object({ objective: v.picklist(CURVE_OBJECTIVES), count: v.number() })),
    }),
  ),
  /** False where the course of one of the games is not known. */
  complete: v.boolean(),
});
export type TurningPoint = v.InferOutput<typeof TurningPointSchema>;

type Swing = { readonly from: number; readonly to: number; readonly size: number };

/** The largest swing to the winner of a game whose course is known, as rows of its curve; of equal ones the shortest, then the first. */
function largestSwing(game: PageGame): Swing | null {
  const { curve, course, winnerId } = game;
  const winner = winnerId === null ? -1 : (curve?.teams.indexOf(winnerId) ?? -1);
  if (!curve || !course || winner < 0 || !isWhole(game)) return null;
  const towards = winner === 0 ? 1 : -1;
  let best: Swing | null = null;
  for (const [to, seconds] of curve.seconds.entries()) {
    for (let from = to - 1; from >= 0; from -= 1) {
      const apart = seconds - (curve.seconds[from] ?? 0);
      if (apart > (from === to - 1 ? GAP_SECONDS : SWING_SECONDS)) break;
      const size = towards * ((course.chances[to] ?? 500) - (course.chances[from] ?? 500));
      const shorter = best !== null && size === best.size && to - from < best.to - best.from;
      if (best === null || size > best.size || shorter) best = { from, to, size };
    }
  }
  return best;
}

/** Whether a game's win chance is known from one end to the other. */
function isWhole({ curve, course, lengthSeconds }: PageGame): boolean {
  if (!curve || !course) return false;
  const moments = [0, ...curve.seconds, ...(lengthSeconds === null ? [] : [lengthSeconds])];
  return moments.every((seconds, index) => seconds - (moments[index - 1] ?? seconds) <= GAP_SECONDS);
}

function eventsOf({ curve, course }: PageGame, { from, to }: Swing, firstId: number): TurningPoint['events'] {
  if (!curve) return [];
  const grown = (figures: readonly number[] | undefined) => Math.max(0, (figures?.[to] ?? 0) - (figures?.[from] ?? 0));
  return curve.teams
    .map((teamId, team) => ({
      teamId,
      kills: grown(course?.kills?.[team === 0 ? 0 : 1]),
      taken: CURVE_OBJECTIVES.flatMap((objective, kind) => {
        const count = curve.taken
          .filter(([row, taker, taken]) => row > from && row <= to && taker === team && taken === kind)
          .reduce((sum, [, , , each]) => sum + each, 0);
        return count > 0 ? [{ objective, count }] : [];
      }),
    }))
    .filter(({ kills, taken }) => kills > 0 || taken.length > 0)
    .sort((a, b) => Number(b.teamId === firstId) - Number(a.teamId === firstId));
}

/** How much more likely a side is to win the match after winning than after losing the game at this score, every further game being even. */
function weightOf(match: MatchSummary, own: number, other: number): number {
  const chance = (left: number, right: number) => chanceToWin(scoreOptions(match, left, right), 'left');
  return chance(own + 1, other) - chance(own, other + 1);
}

/**
 * The swing of win chance, in a game that the match's winner won, that did most for its chance to win the match;
 * null without a winner, where the course of no game is known, and where nothing turned.
 */
export function turningPoint(match: MatchSummary, games: readonly PageGame[]): TurningPoint | null {
  if (match.status !== 'finished' || match.winnerId === null) return null;
  const { winnerId } = match;
  const played = games.filter(({ status }) => status === 'finished').sort((a, b) => a.position - b.position);
  const swings = played.flatMap((game) => {
    const swing = game.winnerId === winnerId ? largestSwing(game) : null;
    if (!swing || swing.size < LEAST_SWING) return [];
    const before = played.filter(({ position }) => position < game.position);
    const wins = before.filter((each) => each.winnerId === winnerId).length;
    return [{ game, swing, size: swing.size * weightOf(match, wins, before.length - wins) }];
  });
  const [first, ...others] = swings;
  if (!first) return null;
  const { game, swing } = others.reduce((best, each) => (each.size > best.size ? each : best), first);
  const { curve, course } = game;
  if (!curve || !course) return null;
  const [from, to] = [course.chances[swing.from] ?? 500, course.chances[swing.to] ?? 500];
  const isFirst = to > from;
  const teamId = curve.teams[isFirst ? 0 : 1];
  return {
    position: game.position,
    since: curve.seconds[swing.from] ?? 0,
    seconds: curve.seconds[swing.to] ?? 0,
    teamId,
    before: isFirst ? from : 1000 - from,
    after: isFirst ? to : 1000 - to,
    events: eventsOf(game, swing, teamId),
    complete: played.length >= match.left.score + match.right.score && played.every(isWhole),
  };
}
