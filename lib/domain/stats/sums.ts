import * as v from 'valibot';

/**
 * Sums that stay honest where figures are missing: every sum remembers over how
 * many games and seconds it was taken, so that a rate divides by the time in
 * which the figure was known and by nothing else. Sums add up (a monoid), which
 * lets ingest add a game to its scopes without reading the others.
 */
export const SumSchema = v.object({ total: v.number(), games: v.number(), seconds: v.number() });
export type Sum = v.InferOutput<typeof SumSchema>;

export const NO_SUM: Sum = { total: 0, games: 0, seconds: 0 };

/** One game's figure as a sum; a figure that is null adds nothing at all. */
export function sumOf(figure: number | null, seconds: number): Sum {
  return figure === null ? NO_SUM : { total: figure, games: 1, seconds };
}

export function addSums(a: Sum, b: Sum): Sum {
  // Half of all figures are unknown, and ingest adds hundreds of thousands.
  if (b.games === 0) return a;
  if (a.games === 0) return b;
  return { total: a.total + b.total, games: a.games + b.games, seconds: a.seconds + b.seconds };
}

/** Total divided by minutes; null where the figure was never known. */
export function perMinute(sum: Sum): number | null {
  return sum.seconds === 0 ? null : sum.total / (sum.seconds / 60);
}

/** Total divided by games; null where the figure was never known. */
export function perGame(sum: Sum): number | null {
  return sum.games === 0 ? null : sum.total / sum.games;
}

/** A part of a whole, 0–1; null without a whole. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** KDA of totals: (kills + assists) / max(1, deaths). The field's usual "perfect" KDA counts as one death. */
export function kda(kills: number, deaths: number, assists: number): number {
  return (kills + assists) / Math.max(1, deaths);
}
