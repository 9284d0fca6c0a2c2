import type { Better } from './figure-columns';

/** With fewer figures beside it, a place among them says little. */
const LEAST_PEERS = 5;
/** A figure that is not compared. */
const NONE = '-';

type Compared = { readonly id: number; readonly values: readonly (number | null)[] };

/** A figure's fifth among all of them, the worst "0" to the best "4"; equals share the middle of their places. */
function fifthOf(value: number, known: readonly number[], better: Better): string {
  const below = known.filter((each) => (better === 'more' ? each < value : each > value)).length;
  const equal = known.filter((each) => each === value).length;
  const part = (below + (equal - 1) / 2) / (known.length - 1);
  return String(Math.min(4, Math.floor(part * 5)));
}

/**
 * How figures compare with those of the same group (players in the same role), by
 * row: a character for each column, its fifth from "0" to "4", or "-".
 *
 * @param rows those with enough games to be compared
 * @param better of each column; null where more is neither better nor worse
 */
export function shadesOf<Row extends Compared>(
  rows: readonly Row[],
  better: readonly (Better | null)[],
  groupOf: (row: Row) => string,
): ReadonlyMap<number, string> {
  const shades = new Map<number, string>();
  for (const name of new Set(rows.map(groupOf))) {
    const group = rows.filter((row) => groupOf(row) === name);
    const known = better.map((_, column) => group.map(({ values }) => values[column] ?? null).filter((value) => value !== null));
    for (const { id, values } of group) {
      const marks = better.map((direction, column) => {
        const [value = null, peers = []] = [values[column], known[column]];
        return direction === null || value === null || peers.length < LEAST_PEERS ? NONE : fifthOf(value, peers, direction);
      });
      shades.set(id, marks.join(''));
    }
  }
  return shades;
}
