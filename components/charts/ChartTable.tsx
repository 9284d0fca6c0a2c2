import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';

const Disclosure = styled.details`
  font-size: var(--fs-sm);

  & > summary {
    display: inline-flex;
    min-height: var(--hit);
    padding: 4px 2px;
    color: var(--hl-color1);
    font-weight: 550;
  }
  & > div {
    max-height: 420px;
    overflow: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--border-color);
    border-radius: var(--radius-m);
    outline-offset: -2px;
  }
  & table {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 6px 12px;
    text-align: left;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: var(--bg-element-color);
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 600;
  }
  & tbody tr > * {
    border-top: 1px solid var(--border-color);
    font-weight: 450;
  }
`;

/** What a chart draws, as rows; the first cell of each row names it. */
export type ChartTableData = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

type Props = ChartTableData & {
  /** The text that opens the table, where "Show as a table" could mean a table above. */
  readonly label?: string;
};

/**
 * A chart's twin for everyone who would rather read figures than a line. In the
 * page from the start, folded. No `DataTable`: it is long and scrolls downwards
 * under its head.
 */
export function ChartTable({ caption, head, rows, label }: Props) {
  const t = useTranslate();
  return (
    <Disclosure>
      <summary>{label ?? t('charts.asTable')}</summary>
      <div role="region" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="ui-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
