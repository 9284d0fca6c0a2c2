import { DAY_MS } from '../values/durations';

/** A normal distribution on the logistic scale. */
export type Estimate = { readonly mean: number; readonly variance: number };

/** What is thought of a strength, as of an instant. */
export type Skill = {
  mean: number;
  variance: number;
  at: number;
  /** What it drifts back to while there are no games. */
  readonly presumed: number;
  /** The variance to which it returns. */
  spread: number;
  readonly memoryDays: number;
};

/** What is thought of it at a later instant: less is known of a strength as time goes by. */
export function drifted({ mean, variance, at, presumed, spread, memoryDays }: Skill, now: number): Estimate {
  const kept = Math.exp(-Math.max(0, now - at) / DAY_MS / memoryDays);
  return { mean: presumed + (mean - presumed) * kept, variance: spread + (variance - spread) * kept * kept };
}

/** Brings it up to an instant. */
export function drift(skill: Skill, now: number): void {
  const { mean, variance } = drifted(skill, now);
  skill.mean = mean;
  skill.variance = variance;
  skill.at = Math.max(skill.at, now);
}

/** A strength that takes part in a difference: added (1) or taken away (-1). */
export type Part = { readonly skill: Skill; readonly sign: 1 | -1 };

/** The difference that parts make, with its variance. */
export function differenceOf(parts: readonly Part[]): Estimate {
  let mean = 0;
  let variance = 0;
  for (const { skill, sign } of parts) {
    mean += sign * skill.mean;
    variance += skill.variance;
  }
  return { mean, variance };
}

/**
 * A step of a Kalman filter: the surprise of a game is shared among the
 * parts of the difference; the least certain ones take most.
 * @param surprise by how much what was seen exceeds what was expected, times `precision`
 * @param precision of what was seen
 */
export function learn(parts: readonly Part[], surprise: number, precision: number): void {
  const share = 1 / (1 + differenceOf(parts).variance * precision);
  for (const { skill, sign } of parts) {
    const { variance } = skill;
    skill.mean += sign * variance * surprise * share;
    skill.variance = variance - variance * variance * precision * share;
  }
}
