import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MEDIA } from '../../styles/media';
import { DataTable } from '../ui/DataTable';
import { NoData } from './NoData';

const Figures = styled(DataTable)`
  /* Where there is room, columns have equal places in every table, so that two teams' tables line up. */
  ${MEDIA.tabletUp} {
    & table {
      min-width: var(--least);
      table-layout: fixed;
    }
    & col {
      width: var(--part);
    }
  }
  & th,
  & td {
    padding: 7px 10px;
    text-align: right;
  }
  & tbody th {
    font-weight: 550;
  }
  & td small {
    /* As wide as "10.5", so that the figures before it end on one line. */
    display: inline-block;
    min-width: 2.3em;
    margin-left: 0.5em;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  & td[data-key] {
    font-weight: 600;
  }
  & .meter {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 10px;
  }
  & .meter > i {
    flex: 1;
    min-width: 36px;
    max-width: 130px;
    height: 6px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--bar-color, var(--hl-color1)) var(--part), var(--border-color) var(--part));
  }
  /* One width for every figure, or bars of different lengths would be compared. */
  & .meter > span {
    min-width: 3em;
  }
`;

export type FigureColumn<Row> = {
  readonly key: string;
  readonly label: string;
  /** The label in full, where it is an abbreviation. */
  readonly title?: string;
  /** A row's value; null where unknown. A column that is unknown for every row is left out. */
  readonly value: (row: Row) => number | null;
  readonly text: (value: number, row: Row) => ReactNode;
  /** A bar beside the figure shows its part of this largest value. */
  readonly barOf?: number | null;
  readonly strong?: boolean;
  /** The column's share of the width, against 1 for any other column. */
  readonly weight?: number;
};

/** By which column a table is sorted, and the function that sorts it by another. */
type ColumnSort = { readonly key: string | null; readonly ascending: boolean; readonly by: (key: string) => void };

export type FigureTableProps<Row> = {
  readonly caption: string;
  readonly firstLabel: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => number | string;
  /** The first, sticky cell. */
  readonly rowHead: (row: Row) => ReactNode;
  readonly columns: readonly FigureColumn<Row>[];
  /** The share of the row heads in the width, against 1 for a column. */
  readonly headWeight: number;
  /** If present, the heads are buttons that sort. */
  readonly sort?: ColumnSort;
};

/** A column of weight 1 that is narrower than this, in pixels, is unreadable: then the table scrolls. */
const LEAST_COLUMN_PX = 62;

/** Figures by column, with a head for each row, in a card. */
export function FigureTable<Row>({ caption, firstLabel, rows, rowKey, rowHead, columns, headWeight, sort }: FigureTableProps<Row>) {
  const known = columns.filter((column) => rows.some((row) => column.value(row) !== null));
  const weights = [headWeight, ...known.map((column) => column.weight ?? 1)];
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return (
    <Figures inCard caption={caption} least={Math.round(whole * LEAST_COLUMN_PX)}>
      <colgroup>
        {weights.map((weight, index) => (
          <col key={index} style={{ '--part': `${((weight / whole) * 100).toFixed(2)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{firstLabel}</th>
          {known.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={sort?.key === column.key ? (sort.ascending ? 'ascending' : 'descending') : undefined}
            >
              {sort ? (
                <button type="button" title={column.title} onClick={() => sort.by(column.key)}>
                  {column.label}
                </button>
              ) : column.title ? (
                <abbr title={column.title} aria-label={column.title}>
                  {column.label}
                </abbr>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{rowHead(row)}</th>
            {known.map((column) => (
              <td key={column.key} data-key={column.strong ? '' : undefined}>
                <Figure column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}

function Figure<Row>({ column, row }: { readonly column: FigureColumn<Row>; readonly row: Row }) {
  const value = column.value(row);
  if (value === null) return <NoData />;
  if (!column.barOf) return <>{column.text(value, row)}</>;
  return (
    <span className="meter">
      <i aria-hidden style={{ '--part': `${Math.round((value / column.barOf) * 100)}%` }} />
      <span>{column.text(value, row)}</span>
    </span>
  );
}

/** A line about the figures of a table: in its card, or (`data-outside`) below its box. */
export const FigureTableNote = styled.p`
  padding: var(--sp-2) 14px 10px;
  border-top: 1px solid var(--border-color);
  color: var(--faint-text-color);
  font-size: var(--fs-xs);

  &[data-outside] {
    padding: var(--sp-2) 0 0;
    border: 0;
  }
`;
