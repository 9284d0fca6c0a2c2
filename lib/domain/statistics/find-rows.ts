import { foldText } from '../search/fold';
import { ROWS_PER_PAGE, type RankedRow, type StatsTable } from './stats-table';
import type { StatsKind } from './stats-document';

/** As many finds of other pages as are named. */
const MOST_ELSEWHERE = 5;

type FoundElsewhere = { readonly name: string; readonly page: number };

/** The rows of the shown page that a text names, by name or team; all of them for an empty one. */
export function findRows(rows: readonly RankedRow[], text: string): readonly RankedRow[] {
  const wanted = foldText(text);
  return wanted === '' ? rows : rows.filter(({ name, team }) => [name, team ?? ''].some((each) => foldText(each).includes(wanted)));
}

/** Names on other pages of the table that hold a text. */
export function findElsewhere({ names }: StatsTable, kind: StatsKind, page: number, text: string): FoundElsewhere[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  return names
    .map((name, index) => ({ name, page: Math.floor(index / ROWS_PER_PAGE[kind]) + 1 }))
    .filter((each) => each.page !== page && foldText(each.name).includes(wanted))
    .slice(0, MOST_ELSEWHERE);
}
