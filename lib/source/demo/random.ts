import { seededRandom } from '../../domain/values/seeded-random';

/** A small seeded generator: the same seed gives the same season on every machine. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Roughly normal (a sum of four uniform numbers, so never further than 3.5 deviations away). */
  normal(mean: number, deviation: number): number;
  /** The index of one of the weights, in proportion to them. */
  weighted(weights: readonly number[]): number;
  shuffled<Item>(items: readonly Item[]): Item[];
};

/** Draws indices in proportion to fixed weights: for weights that serve many draws. */
export type WeightTable = (random: Random) => number;

export function weightTable(weights: readonly number[]): WeightTable {
  let sum = 0;
  const bounds = weights.map((weight) => (sum += weight));
  return (random) => {
    const at = random.next() * sum;
    const index = bounds.findIndex((bound) => at < bound);
    return index === -1 ? bounds.length - 1 : index;
  };
}

/** The standard deviation of the sum of four uniform numbers. */
const SUM_DEVIATION = Math.sqrt(4 / 12);

export function randomFrom(seed: string): Random {
  const next = seededRandom(seed);
  const random: Random = {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    normal: (mean, deviation) => mean + ((next() + next() + next() + next() - 2) / SUM_DEVIATION) * deviation,
    weighted: (weights) => {
      let sum = 0;
      for (const weight of weights) sum += weight;
      let rest = next() * sum;
      for (let index = 0; index < weights.length; index += 1) {
        rest -= weights[index] ?? 0;
        if (rest < 0) return index;
      }
      return weights.length - 1;
    },
    shuffled: (items) => {
      const mixed = [...items];
      for (let index = mixed.length - 1; index > 0; index -= 1) {
        const other = Math.floor(next() * (index + 1));
        const [last, drawn] = [mixed[index], mixed[other]];
        if (last === undefined || drawn === undefined) continue;
        mixed[index] = drawn;
        mixed[other] = last;
      }
      return mixed;
    },
  };
  return random;
}
