import * as v from 'valibot';
import { NO_SUM, type Sum } from './sums';

/**
 * Totals as documents store them, a tenth of their size with names: games and
 * seconds, then the plain counts, then the sums. A sum taken over all games is
 * just its total, one that was never known is null, any other is [total, games,
 * seconds].
 */
export const PackedTotalsSchema = v.array(v.nullable(v.union([v.number(), v.tuple([v.number(), v.number(), v.number()])])));
export type PackedTotals = v.InferOutput<typeof PackedTotalsSchema>;

export function packTotals(counts: readonly number[], sums: readonly Sum[]): PackedTotals {
  const games = Math.max(0, ...sums.map((sum) => sum.games));
  const seconds = Math.max(0, ...sums.map((sum) => sum.seconds));
  const pack = (sum: Sum): PackedTotals[number] => {
    if (sum.games === 0) return null;
    return sum.games === games && sum.seconds === seconds ? sum.total : [sum.total, sum.games, sum.seconds];
  };
  return [games, seconds, ...counts, ...sums.map(pack)];
}

/** Reads what `packTotals` made of this many counts; what is missing is zero or unknown. */
export function unpackTotals(
  packed: PackedTotals,
  countsLength: number,
): { readonly counts: readonly number[]; readonly sums: readonly Sum[] } {
  const plain = (value: PackedTotals[number] | undefined): number => (typeof value === 'number' ? value : 0);
  const games = plain(packed[0]);
  const seconds = plain(packed[1]);
  const unpack = (value: PackedTotals[number]): Sum => {
    if (value === null) return NO_SUM;
    if (typeof value === 'number') return { total: value, games, seconds };
    return { total: value[0], games: value[1], seconds: value[2] };
  };
  return { counts: packed.slice(2, 2 + countsLength).map(plain), sums: packed.slice(2 + countsLength).map(unpack) };
}
