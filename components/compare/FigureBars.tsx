import styled from 'styled-components';
import { listText } from '../../lib/domain/text/list-text';
import type { Comparison } from '../../lib/domain/compare/comparison';
import type { ComparedFigureKey, PlacedFigure } from '../../lib/domain/compare/compared-figures';
import { figureText } from '../../lib/domain/statistics/column-text';
import { formatOf } from '../../lib/domain/statistics/figure-columns';
import { LEAST_RANKED_GAMES } from '../../lib/domain/statistics/season-summary';
import type { Locale } from '../../lib/domain/settings/locales';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { NoData } from '../figures/NoData';
import { DataTable } from '../ui/DataTable';
import { seriesColor } from './series-colors';

const Bars = styled(DataTable)`
  & table {
    table-layout: fixed;
  }
  & th,
  & td {
    padding: 8px 12px;
    text-align: left;
    white-space: normal;
  }
  & thead th {
    color: var(--text-color);
    font-size: var(--fs-sm);
    overflow-wrap: anywhere;
  }
  & thead small {
    display: block;
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
    font-weight: 450;
  }
  & tbody th {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);
    font-weight: 500;
  }
  & td > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
  }
  & td small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  @container table (max-width: 460px) {
    & td small {
      flex-basis: 100%;
    }
  }
  & tbody abbr {
    text-decoration: none;
  }
  & td[data-best] b {
    font-weight: 750;
  }
  & td b {
    font-weight: 450;
  }
  & td i {
    display: block;
    height: 6px;
    margin-top: 4px;
    border-radius: 3px;
    background: linear-gradient(90deg, var(--series) var(--part), var(--border-color) var(--part));
  }
  /* Two grow outwards from their figure's name in the middle. */
  & [data-two] tr > th:nth-child(2) {
    text-align: center;
  }
  & [data-two] tr > :first-child {
    position: static;
    text-align: right;
  }
  & [data-two] td:first-child > div {
    flex-direction: row-reverse;
  }
  & [data-two] td:first-child i {
    background: linear-gradient(270deg, var(--series) var(--part), var(--border-color) var(--part));
  }
`;

type Row = { readonly key: ComparedFigureKey; readonly cells: readonly (PlacedFigure | null)[] };

/** The rows of the table: figures that are known of anyone. */
function rowsOf({ compared }: Comparison): Row[] {
  const keys = compared.flatMap(({ placed }) => placed?.figures.map(({ key }) => key) ?? []);
  return [...new Set(keys)].map((key) => ({
    key,
    cells: compared.map(({ placed }) => placed?.figures.find((figure) => figure.key === key) ?? null),
  }));
}

/** The highest percentile of a row where two or more are known and not all read the same; null else. */
function bestOf({ key, cells }: Row, locale: Locale): number | null {
  const known = cells.flatMap((cell) => (cell === null || cell.percentile === null ? [] : [cell.percentile]));
  const best = Math.max(...known);
  const shown = new Set(
    cells.flatMap((cell) => (cell === null || cell.value === null ? [] : figureText(cell.value, formatOf(key), locale))),
  );
  return known.length > 1 && shown.size > 1 ? best : null;
}

type Props = { readonly comparison: Comparison; readonly scopeName: string };

/** Figures side by side with bars of their percentiles; two are mirrored. Reveals results: show it in a SpoilerArea. */
export function FigureBars({ comparison, scopeName }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { compared, kind } = comparison;
  const rows = rowsOf(comparison);
  const known = rows.filter(({ cells }) => cells.some((cell) => cell !== null && cell.value !== null));
  const two = compared.length === 2;
  const heads = compared.map(({ id, name, placed }) => (
    <th key={id} scope="col">
      {name}
      <small>{placed === null ? t('compare.noGames') : t('compare.gamesOf', { count: placed.games })}</small>
    </th>
  ));
  const placed = known.some(({ cells }) => cells.some((cell) => cell !== null && cell.percentile !== null));
  return (
    <>
      <Bars
        caption={t('compare.caption', {
          names: listText(
            compared.map(({ name }) => name),
            locale,
          ),
          scope: scopeName,
        })}
        least={compared.length > 2 ? 120 + compared.length * 96 : 300}
      >
        <thead data-two={two ? '' : undefined}>
          <tr>
            {two ? heads[0] : null}
            <th scope="col">{t('team.figure')}</th>
            {two ? heads[1] : heads}
          </tr>
        </thead>
        <tbody data-two={two ? '' : undefined}>
          {known.map((row) => {
            const cells = row.cells.map((cell, index) => (
              <Cell key={compared[index]?.id} cell={cell} index={index} best={bestOf(row, locale)} kind={row.key} />
            ));
            return (
              <tr key={row.key}>
                {two ? cells[0] : null}
                <th scope="row">
                  <abbr title={t(`stats.definitions.${row.key}`)}>{t(`stats.columns.${row.key}`)}</abbr>
                </th>
                {two ? cells[1] : cells}
              </tr>
            );
          })}
        </tbody>
      </Bars>
      {placed ? (
        <p className="note">
          {kind === 'players' ? t('compare.percentileOfRole', { count: LEAST_RANKED_GAMES }) : t('compare.percentileOfTeams')}
        </p>
      ) : null}
    </>
  );
}

type CellProps = {
  readonly cell: PlacedFigure | null;
  readonly index: number;
  readonly best: number | null;
  readonly kind: ComparedFigureKey;
};

function Cell({ cell, index, best, kind }: CellProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (cell === null || cell.value === null) {
    return (
      <td>
        <div>
          <NoData />
        </div>
      </td>
    );
  }
  const { value, percentile } = cell;
  return (
    <td data-best={best !== null && percentile === best ? '' : undefined} style={{ '--series': seriesColor(index) }}>
      <div>
        <b>{figureText(value, formatOf(kind), locale)}</b>
        {percentile === null ? null : (
          <small>
            <abbr title={t('compare.percentile', { value: percentile })}>{t('compare.percentileShort', { value: percentile })}</abbr>
          </small>
        )}
      </div>
      {percentile === null ? null : <i aria-hidden style={{ '--part': `${percentile}%` }} />}
    </td>
  );
}
