import type { ChanceFit, FittedWeights, StateTerms } from './game-chance-terms';
import { GAME_CHANCE_FIT } from './game-chance-weights';

/**
 * The chance to win a game that is being played, from its state at one moment
 * (docs/game-chance.md). A logistic model of few terms, fitted at 5, 10 and 15
 * minutes; between these the weights run in straight lines, later they stay.
 */

export type GameState = {
  /** Seconds since the start of the game. */
  readonly seconds: number;
  /** Gold that each of the two teams has earned. */
  readonly gold: readonly [number, number];
  /** Dragons that each has taken; null where unknown: then the model that was fitted without them is used. */
  readonly dragons: readonly [number, number] | null;
  /** The side of the first team; null where it is not known who plays where. */
  readonly side: 'blue' | 'red' | null;
};

/** The model's terms from the first team's view; an unknown one is 0, a lead for neither. */
export function stateTerms({ gold: [one, other], dragons, side }: Omit<GameState, 'seconds'>, prior: number | null): StateTerms {
  return {
    side: side === null ? 0 : side === 'blue' ? 1 : -1,
    gold: one + other === 0 ? 0 : (100 * (one - other)) / (one + other),
    dragons: dragons === null ? 0 : dragons[0] - dragons[1],
    prior: prior ?? 0,
  };
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The weights at a moment. Before the first fit those of leads grow from nothing, as leads do. */
function weightsAt(fits: readonly FittedWeights[], seconds: number): StateTerms {
  const next = fits.findIndex((fit) => fit.seconds > seconds);
  const after = fits.at(next);
  if (!after) return { side: 0, gold: 0, dragons: 0, prior: 0 };
  if (next === -1) return after;
  const before = fits[next - 1] ?? { ...after, seconds: 0, gold: 0, dragons: 0 };
  const part = (Math.max(seconds, 0) - before.seconds) / (after.seconds - before.seconds);
  return {
    side: between(before.side, after.side, part),
    gold: between(before.gold, after.gold, part),
    dragons: between(before.dragons, after.dragons, part),
    prior: between(before.prior, after.prior, part),
  };
}

/**
 * The chance that the first team wins, 0–1; that of the other is the rest to 1.
 *
 * @param prior log-odds of the first team for a single game before the match; null: unknown, and weighed by a fit that knew none either
 */
export function gameChance(state: GameState, prior: number | null, fit: ChanceFit = GAME_CHANCE_FIT): number {
  const weights = weightsAt(fit[state.dragons === null ? 'gold' : 'dragons'][prior === null ? 'alone' : 'prior'], state.seconds);
  const terms = stateTerms(state, prior);
  const logOdds = weights.side * terms.side + weights.gold * terms.gold + weights.dragons * terms.dragons + weights.prior * terms.prior;
  return 1 / (1 + Math.exp(-logOdds));
}
