import { useState } from 'react';
import styled from 'styled-components';
import { FigureTable, type FigureTableProps } from './FigureTable';

const Sortable = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & thead button {
    min-height: max(28px, var(--hit));
    padding: 0;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }
  @media (scripting: none) {
    & thead button {
      pointer-events: none;
    }
  }
  @media (hover: hover) {
    & thead button:hover {
      text-decoration: underline;
    }
  }
`;

type Props<Row> = Omit<FigureTableProps<Row>, 'sort'> & {
  /** The column that the rows are sorted by as they come, the largest first; none where their order is another. */
  readonly sortedBy?: string;
};

/** A table whose heads sort its rows: by the largest figure first, again by the smallest; unknown ones last either way. */
export function SortableTable<Row>({ sortedBy, rows, ...table }: Props<Row>) {
  const [order, setOrder] = useState<{ readonly key: string | null; readonly ascending: boolean }>({
    key: sortedBy ?? null,
    ascending: false,
  });
  const column = table.columns.find(({ key }) => key === order.key);
  const direction = order.ascending ? 1 : -1;
  const sorted = column
    ? [...rows].sort((a, b) => {
        const [left, right] = [column.value(a), column.value(b)];
        return left === null || right === null ? Number(left === null) - Number(right === null) : direction * (left - right);
      })
    : rows;
  const by = (key: string): void => setOrder({ key, ascending: key === order.key && !order.ascending });
  return (
    <Sortable>
      <FigureTable {...table} rows={sorted} sort={{ ...order, by }} />
    </Sortable>
  );
}
