import { percentileOf } from './percentile';
import type { Better } from './figure-columns';

/** With fewer figures beside it, a place among them says little. */
const LEAST_PEERS = 5;
/** A figure that is not compared. */
const NONE = '--';
/** The highest percentile with two digits: nobody is ahead of everybody. */
const MOST = 99;

type ShadedRow = { readonly id: number; readonly values: readonly (number | null)[] };

/** Two digits of a figure's percentile among all of them. */
function marksOf(value: number, known: readonly number[], better: Better): string {
  const ahead = known.filter((each) => (better === 'more' ? each > value : each < value)).length;
  const percentile = percentileOf({ place: 1 + ahead, of: known.length }) ?? 0;
  return String(Math.min(MOST, percentile)).padStart(2, '0');
}

/**
 * How figures compare with those of the same group (players in the same role), by
 * row: two characters for each column, its percentile from "00" to "99", or "--".
 *
 * @param rows those with enough games to be compared
 * @param better of each column; null where more is neither better nor worse
 */
export function shadesOf<Row extends ShadedRow>(
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
        const differ = peers.some((peer) => peer !== peers[0]);
        return direction === null || value === null || peers.length < LEAST_PEERS || !differ ? NONE : marksOf(value, peers, direction);
      });
      shades.set(id, marks.join(''));
    }
  }
  return shades;
}

/** The percentile (0–99) of a row's column; null for one that is not compared. */
export function shadeAt(shades: string, column: number): number | null {
  const marks = shades.slice(2 * column, 2 * column + 2);
  return marks === '' || marks === NONE ? null : Number(marks);
}
