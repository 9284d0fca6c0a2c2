/**
 * Sums that stay honest where figures are missing: every sum remembers over how
 * many games and seconds it was taken, so that a rate divides by the time in
 * which the figure was known and by nothing else. Sums add up (a monoid), which
 * lets ingest add a game to its scopes without reading the others.
 */
export type Sum = { readonly total: number; readonly games: number; readonly seconds: number };

export const NO_SUM: Sum = { total: 0, games: 0, seconds: 0 };

/** One game's figure for an average per game; a figure that is null adds nothing at all. */
export function sumOf(figure: number | null, seconds: number | null): Sum {
  return figure === null ? NO_SUM : { total: figure, games: 1, seconds: seconds ?? 0 };
}

/** One game's figure for a rate per minute, which a game of unknown length adds nothing to. */
export function timedSumOf(figure: number | null, seconds: number | null): Sum {
  return seconds === null ? NO_SUM : sumOf(figure, seconds);
}

export function addSums(a: Sum, b: Sum): Sum {
  // Half of all figures are unknown, and ingest adds hundreds of thousands.
  if (b.games === 0) return a;
  if (a.games === 0) return b;
  return { total: a.total + b.total, games: a.games + b.games, seconds: a.seconds + b.seconds };
}

/** Null where either is unknown. */
export function difference(own: number | null, theirs: number | null): number | null {
  return own === null || theirs === null ? null : own - theirs;
}

/** Four decimals: a hundredth of a percent of a share, and no digits that say nothing. */
function rounded(figure: number): number {
  return Math.round(figure * 10_000) / 10_000;
}

/** Total divided by minutes, to four decimals; null where the figure was never known. */
export function perMinute(sum: Sum): number | null {
  return sum.seconds === 0 ? null : rounded(sum.total / (sum.seconds / 60));
}

/** A total divided by how many it is of, to four decimals; null of none. */
export function average(total: number, count: number): number | null {
  return count === 0 ? null : rounded(total / count);
}

/** Total divided by games, to four decimals; null where the figure was never known. */
export function perGame(sum: Sum): number | null {
  return average(sum.total, sum.games);
}

/** A part of a whole (0–1), to four decimals; null without a whole. */
export function share(part: number, whole: number): number | null {
  return average(part, whole);
}

/** KDA of totals, to four decimals: (kills + assists) / max(1, deaths). The field's usual "perfect" KDA counts as one death. */
export function kda(kills: number, deaths: number, assists: number): number {
  return rounded((kills + assists) / Math.max(1, deaths));
}
