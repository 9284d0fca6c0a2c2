/** Decimal odds of a market, from the chances of its outcomes. Chances are from 0 to 1 and add up to 1. */

/** The implied chances of a market add up to this, before rounding. */
export const ODDS_MARGIN = 1.05;
const LEAST_ODDS = 1.01;
/** Ratings say nothing reliable about rarer outcomes. */
export const LEAST_CHANCE = 0.005;
/** At the least odds a likelier outcome would return more than the margin leaves. */
export const MOST_CHANCE = 1 / (LEAST_ODDS * ODDS_MARGIN);

/** Stakes of so many coins weigh as much as the opening odds. */
export const LIQUIDITY = 40_000;
/** By how much stakes may move a chance away from its opening, and in a minute, in points. */
export const MOST_MOVED = 0.1;
export const MOST_MOVED_A_MINUTE = 0.02;
/** Smaller moves are skipped, or every other bet would invalidate a slip that is being filled in. */
const LEAST_MOVED = 0.004;
/** No chance falls below this share of its opening: odds rise by a third at most. */
export const LEAST_SHARE = 0.75;

const HUNDREDTHS = 100;
/** Stops a quotient that is a hundredth from falling to the one below it. */
const EPSILON = 1e-9;

/** The odds at which an outcome of this chance is offered: hundredths, rounded down. */
export function oddsOf(chance: number): number {
  return Math.max(LEAST_ODDS, Math.floor(HUNDREDTHS / (chance * ODDS_MARGIN) + EPSILON) / HUNDREDTHS);
}

/** The chance that odds stand for, without their margin. */
export const fairChance = (odds: number): number => Math.min(1, 1 / (odds * ODDS_MARGIN));

/** What a bet brings if it wins, its stake included; whole coins, rounded down. */
export function possibleReturn(stake: number, odds: number): number {
  return Math.floor((stake * Math.round(odds * HUNDREDTHS)) / HUNDREDTHS);
}

/**
 * The chances with which a market opens: those of its outcomes, so that markets of
 * one match agree and the margin is the same for every outcome. Null for a market
 * that is not offered, because an outcome is all but certain or next to impossible.
 */
export function openingChances(weights: readonly number[]): number[] | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => weight / total);
  return chances.every((chance) => chance >= LEAST_CHANCE && chance <= MOST_CHANCE) ? chances : null;
}

type PricedOutcome = { readonly opening: number; readonly chance: number };

function allowedPart(changes: readonly number[], boundOf: (index: number, change: number) => number): number {
  return changes.reduce((part, change, index) => {
    const bound = boundOf(index, change);
    return Math.abs(change) <= bound ? part : Math.min(part, bound / Math.abs(change));
  }, 1);
}

/**
 * The chances of a market's outcomes after stakes on them: drawn towards what was
 * staked on, within the bounds above. They add up to 1.
 * @param stakes coins on each outcome, in their order
 * @param minutes since the chances were last moved
 */
export function movedChances(outcomes: readonly PricedOutcome[], stakes: readonly number[], minutes: number): number[] {
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  const away = outcomes.map(({ opening }, index) => (opening * LIQUIDITY + (stakes[index] ?? 0)) / (LIQUIDITY + total) - opening);
  const bounded = allowedPart(away, (index, change) =>
    change > 0 ? MOST_MOVED : Math.min(MOST_MOVED, (1 - LEAST_SHARE) * (outcomes[index]?.opening ?? 0)),
  );
  const steps = outcomes.map(({ opening, chance }, index) => opening + (away[index] ?? 0) * bounded - chance);
  if (steps.every((step) => Math.abs(step) < LEAST_MOVED)) return outcomes.map(({ chance }) => chance);
  const now = allowedPart(steps, () => MOST_MOVED_A_MINUTE * Math.max(0, minutes));
  return outcomes.map(({ chance }, index) => chance + (steps[index] ?? 0) * now);
}
