import * as v from 'valibot';
import { addSums, NO_SUM, type Sum } from './sums';

/**
 * Totals as documents store them, a tenth of their size with names: games and
 * seconds, then the plain counts, then the sums. A sum taken over all games is
 * just its total, one that was never known is null, any other is [total, games,
 * seconds].
 */
export const PackedTotalsSchema = v.array(v.nullable(v.union([v.number(), v.tuple([v.number(), v.number(), v.number()])])));
export type PackedTotals = v.InferOutput<typeof PackedTotalsSchema>;

/** Plain counts and sums of a scope, by name. */
export type TotalsOf<Count extends string, Figure extends string> = Readonly<Record<Count, number> & Record<Figure, Sum>>;
/** The names, in the order in which documents store their values. */
type TotalsKeys<Count extends string, Figure extends string> = { readonly counts: readonly Count[]; readonly sums: readonly Figure[] };

/** The names of an object's fields, as they are written. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields).filter((key): key is keyof Fields & string => Object.hasOwn(fields, key));
}

export function addTotals<Totals extends TotalsOf<Count, Figure>, Count extends string, Figure extends string>(
  keys: TotalsKeys<Count, Figure>,
  a: Totals,
  b: Totals,
): Totals {
  const totals = { ...a };
  const counts: Record<Count, number> = totals;
  const sums: Record<Figure, Sum> = totals;
  for (const key of keys.counts) counts[key] += b[key];
  for (const key of keys.sums) sums[key] = addSums(a[key], b[key]);
  return totals;
}

export function packTotals<Count extends string, Figure extends string>(
  keys: TotalsKeys<Count, Figure>,
  totals: TotalsOf<Count, Figure>,
): PackedTotals {
  const sums = keys.sums.map((key): Sum => totals[key]);
  const games = Math.max(0, ...sums.map((sum) => sum.games));
  const seconds = Math.max(0, ...sums.map((sum) => sum.seconds));
  const pack = (sum: Sum): PackedTotals[number] => {
    if (sum.games === 0) return null;
    return sum.games === games && sum.seconds === seconds ? sum.total : [sum.total, sum.games, sum.seconds];
  };
  return [games, seconds, ...keys.counts.map((key): number => totals[key]), ...sums.map(pack)];
}

/** Reads what `packTotals` made; what is missing is zero or unknown, as all of `none` is. */
export function unpackTotals<Totals extends TotalsOf<Count, Figure>, Count extends string, Figure extends string>(
  keys: TotalsKeys<Count, Figure>,
  none: Totals,
  [games, seconds, ...packed]: PackedTotals,
): Totals {
  const plain = (value: PackedTotals[number] | undefined): number => (typeof value === 'number' ? value : 0);
  const unpack = (value: PackedTotals[number] | undefined): Sum => {
    if (value === null || value === undefined) return NO_SUM;
    if (typeof value === 'number') return { total: value, games: plain(games), seconds: plain(seconds) };
    return { total: value[0], games: value[1], seconds: value[2] };
  };
  const totals = { ...none };
  const counts: Record<Count, number> = totals;
  const sums: Record<Figure, Sum> = totals;
  keys.counts.forEach((key, index) => (counts[key] = plain(packed[index])));
  keys.sums.forEach((key, index) => (sums[key] = unpack(packed[keys.counts.length + index])));
  return totals;
}
