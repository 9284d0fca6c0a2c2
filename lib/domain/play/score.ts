import * as v from 'valibot';
import { mondayOf } from '../values/week';
import { dayOf } from '../values/zoned-date';

/**
 * How well an account predicts (docs/product.md#prediction-game): how much more
 * often it is right than the odds it took said, in points of a hundred, drawn
 * towards zero while there are few predictions. Stakes count for nothing.
 */

export const PERIODS = ['week', 'season', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Ranked predictions below which there is no place. */
export const LEAST_PREDICTIONS: Readonly<Record<Period, number>> = { week: 5, season: 20, all: 30 };

/** Predictions without any skill that everybody is thought to have made. */
export const SHRINKAGE = 20;

const TallySchema = v.object({
  /** "2026-11-23" (Monday), "2026", "all". */
  key: v.string(),
  count: v.number(),
  won: v.number(),
  /** The sum over predictions of 1 if right, else 0, less the chance that the odds implied. */
  sum: v.number(),
  /** The score; null with too few predictions. */
  score: v.nullable(v.number()),
});
export type ScoreTally = v.InferOutput<typeof TallySchema>;

/** `lastWeek`: of the week before the newest one that counted, for the divisions; absent before the second. */
export const TalliesSchema = v.object({ week: TallySchema, season: TallySchema, all: TallySchema, lastWeek: v.optional(TallySchema) });
export type Tallies = v.InferOutput<typeof TalliesSchema>;

const noTally = (key: string): ScoreTally => ({ key, count: 0, won: 0, sum: 0, score: null });
export const NO_TALLIES: Tallies = { week: noTally(''), season: noTally(''), all: noTally('all') };

/** The period of each kind that a moment (milliseconds) falls into, UTC. */
export function periodKeys(at: number): Readonly<Record<Period, string>> {
  const day = dayOf(at, 'UTC');
  return { week: mondayOf(day), season: day.slice(0, 4), all: 'all' };
}

const HUNDRED = 100;
const MILLION = 1_000_000;
/** Sums that are added to and taken from again come back to what they were. */
const tidy = (value: number): number => Math.round(value * MILLION) / MILLION;

/** The score in points: a hundred times the mean, drawn towards 0 while there are few predictions. */
export function scoreOf(sum: number, count: number): number {
  return tidy((HUNDRED * sum) / (count + SHRINKAGE));
}

/** One ranked prediction that came out: by how much it was better than its odds. */
export function gainOf(won: boolean, odds: number): number {
  return (won ? 1 : 0) - 1 / odds;
}

/** A prediction in the ranking: added (`by` 1) or taken back (-1). */
export type CountedPrediction = { readonly won: boolean; readonly odds: number; readonly at: number };

function counted(period: Period, tally: ScoreTally, { won, odds, at }: CountedPrediction, by: 1 | -1): ScoreTally {
  const key = periodKeys(at)[period];
  // Ended periods are in no ranking any more.
  if (key < tally.key) return tally;
  if (key > tally.key && by === -1) return tally;
  const before = tally.key === key ? tally : noTally(key);
  const count = before.count + by;
  const sum = tidy(before.sum + by * gainOf(won, odds));
  return {
    key,
    count,
    won: before.won + (won ? by : 0),
    sum,
    score: count < LEAST_PREDICTIONS[period] ? null : scoreOf(sum, count),
  };
}

function lastWeekAfter({ week, lastWeek }: Tallies, next: ScoreTally, prediction: CountedPrediction, by: 1 | -1): ScoreTally | undefined {
  if (next.key !== week.key) return week.key === '' ? undefined : week;
  return lastWeek?.key === periodKeys(prediction.at).week ? counted('week', lastWeek, prediction, by) : lastWeek;
}

export function tallied(tallies: Tallies, prediction: CountedPrediction, by: 1 | -1): Tallies {
  const week = counted('week', tallies.week, prediction, by);
  const lastWeek = lastWeekAfter(tallies, week, prediction, by);
  return {
    week,
    season: counted('season', tallies.season, prediction, by),
    all: counted('all', tallies.all, prediction, by),
    ...(lastWeek === undefined ? {} : { lastWeek }),
  };
}

/** The score of a week (its Monday); null for an account that has no place in it. */
export function weekScore({ week, lastWeek }: Tallies, monday: string): number | null {
  const tally = [week, lastWeek].find((each) => each?.key === monday);
  return tally?.score ?? null;
}
