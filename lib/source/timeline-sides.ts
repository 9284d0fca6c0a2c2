import type { Match, UnscoredSide } from '../domain/match';
import type { MatchPlan } from './timeline-plan';

/** Sides of bracket matches whose feeding matches are not over. */

const TBD: UnscoredSide = { id: 0, abbr: '', name: '', location: '', img: null, score: null };

/** A match that feeds another one, and when it is over. */
export type Feeder = { readonly match: Match; readonly plan: MatchPlan };

/** "Grand final: GEN vs T1" with the names that are known. */
function renamed(name: string, left: UnscoredSide, right: UnscoredSide): string {
  const round = name.includes(': ') ? `${name.slice(0, name.indexOf(': '))}: ` : '';
  const label = (side: UnscoredSide) => (side.id === 0 ? 'TBD' : side.abbr || side.name);
  return `${round}${label(left)} vs ${label(right)}`;
}

/** A match that has not started, without the sides that only its undecided feeders will tell. */
export function withDecidedSides(match: Match, feeders: readonly Feeder[], now: number): Match {
  if (match.status !== 'not_started') return match;
  const undecided = new Set(
    feeders.filter(({ plan }) => now < plan.settled).flatMap((feeder) => [feeder.match.left.id, feeder.match.right.id]),
  );
  if (!undecided.has(match.left.id) && !undecided.has(match.right.id)) return match;
  const left = undecided.has(match.left.id) ? TBD : match.left;
  const right = undecided.has(match.right.id) ? TBD : match.right;
  return { ...match, left, right, name: renamed(match.name, left, right) };
}
