/** A small seeded generator: the same seed gives the same season on every machine. */
export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number from `low` to `high`. */
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

/** FNV-1a over the characters of a seed, 32 bits. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash ^= seed.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The standard deviation of the sum of four uniform numbers. */
const SUM_DEVIATION = Math.sqrt(4 / 12);

/** Mulberry32, seeded by a text. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
