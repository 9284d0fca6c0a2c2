import { useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { COMPARED_KINDS, MOST_COMPARED } from '../../lib/domain/compare/compare-query';
import { useJson } from '../../lib/client/page/use-json';
import { formatThousands } from '../../lib/domain/text/format';
import type { PresencePlot } from '../../lib/domain/statistics/champion-plot';
import { someBansUnknown, type DraftCount } from '../../lib/domain/statistics/champion-stats';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { STATS_COLUMNS } from '../../lib/domain/statistics/figure-columns';
import { findRows } from '../../lib/domain/statistics/find-rows';
import type { StatsTable } from '../../lib/domain/statistics/stats-table';
import { statsHref, statsRowsAddress, type StatsQuery } from '../../lib/domain/statistics/table-query';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionPlot } from '../champion/ChampionPlot';
import { FigureTableNote } from '../figures/FigureTable';
import { Link } from '../ui/Link';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { ColumnMeanings, definitionId, useTableHints } from './ColumnMeanings';
import { ComparePicks, pickedWith, type PickedRow } from './ComparePicks';
import { percentileText } from './percentile-text';
import { StatsRow } from './StatsRow';
import { TableSearch } from './TableSearch';
import { StatsTableFrame } from './stats-table-style';

const Tools = styled.div`
  display: flex;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;

  /* One row with the button, also on a phone. */
  & > label {
    flex: 0 1 260px;
    min-width: 0;
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Found = styled.p`
  color: var(--dim-text-color);
  font-size: var(--fs-sm);

  &:empty {
    display: none;
  }
`;

const ALL_ROWS = { load: () => import('../../lib/domain/statistics/stats-document').then((module) => module.StatsRowsSchema) };

type Props = {
  readonly query: StatsQuery;
  readonly table: StatsTable;
  readonly caption: string;
  /** The plot above the table; null for players and teams. */
  readonly plot: PresencePlot | null;
  readonly scopeName: string;
  readonly scope: string;
  /** How much of the scope's games the figures cover; null where it is not known. */
  readonly coverage: Coverage | null;
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
};

/** A table of figures: a column's head sorts by it (an address of its own) and says what it means. */
export function StatsTableView({ query, table, caption, plot, scope, scopeName, coverage, drafts }: Props) {
  const t = useTranslate();
  const [text, setText] = useState('');
  // The picked rows; null until picking begins.
  const [picks, setPicks] = useState<readonly PickedRow[] | null>(null);
  const compared = COMPARED_KINDS.find((kind) => kind === query.kind);
  const isSearched = text.trim() !== '';
  const all = useJson(isSearched && table.pages > 1 ? statsRowsAddress({ ...query, scope }) : null, ALL_ROWS).data;
  const rows = isSearched && all !== null ? all.rows : table.rows;
  const found = findRows(rows, text, (role) => t(`game.roles.${role}`));
  // The rows of this page alone do not answer a search in the table.
  const isAnswered = isSearched && (table.pages === 1 || all !== null);
  const columns = STATS_COLUMNS[query.kind]
    .map((column, index) => ({ ...column, index }))
    // Where all games have figures, this column equals the number of games.
    .filter(({ key }) => key !== 'figureGames' || isPartial(coverage));
  const known = columns.filter(({ index }) => rows.some(({ values }) => (values[index] ?? null) !== null));
  const hints = useTableHints();
  // One listener serves some thousand cells.
  const onPointerOver = ({ target }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest('td') : null;
    const line = cell?.parentElement;
    const row = line instanceof HTMLTableRowElement ? found[line.sectionRowIndex] : undefined;
    const text = cell && row ? percentileText(row, query.kind, known[cell.cellIndex - 1]?.index ?? -1, t) : null;
    if (cell === null || text === null) hints.hide();
    else hints.show(text, cell);
  };
  return (
    <>
      {plot === null ? null : <ChampionPlot plot={plot} caption={t('stats.plot.caption', { scope: scopeName })} />}
      <Tools>
        <TableSearch text={text} onText={setText} />
        {compared === undefined ? null : (
          <Button data-size="small" aria-pressed={picks !== null} onClick={() => setPicks(picks === null ? [] : null)}>
            <Icon name="compare" size={14} />
            {t('shell.compare')}
          </Button>
        )}
      </Tools>
      <Found role="status" data-answered={isAnswered ? '' : undefined}>
        {!isAnswered ? null : found.length === 0 ? t('stats.noneFound') : t('stats.found', { count: found.length })}
      </Found>
      <ColumnMeanings hints={hints} columns={known.map(({ key }) => key)}>
        {isAnswered && found.length === 0 ? null : (
          <StatsTableFrame caption={caption} least={0}>
            <thead>
              <tr>
                <th scope="col">{t(`stats.row.${query.kind}`)}</th>
                {known.map(({ key }) => {
                  const sorted = query.sort === key;
                  return (
                    <th key={key} scope="col" aria-sort={sorted ? (query.ascending ? 'ascending' : 'descending') : undefined}>
                      <Link
                        href={statsHref({ ...query, sort: key, ascending: sorted && !query.ascending, page: 1 })}
                        data-scroll="stay"
                        aria-describedby={definitionId(key)}
                        rel="nofollow"
                        onPointerEnter={(event) => hints.show(t(`stats.definitions.${key}`), event.currentTarget)}
                        onPointerLeave={hints.hide}
                        onFocus={(event) => hints.show(t(`stats.definitions.${key}`), event.currentTarget)}
                        onBlur={hints.hide}
                        onKeyDown={(event) => (event.key === 'Escape' ? hints.hide() : undefined)}
                      >
                        {t(`stats.columns.${key}`)}
                      </Link>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody onPointerOver={onPointerOver} onPointerLeave={hints.hide}>
              {found.map((row) => (
                <StatsRow
                  key={row.id}
                  row={row}
                  kind={query.kind}
                  columns={known}
                  sort={query.sort}
                  pick={
                    picks === null
                      ? null
                      : {
                          checked: picks.some(({ id }) => id === row.id),
                          full: picks.length >= MOST_COMPARED,
                          toggle: (picked) => setPicks(pickedWith(picks, picked)),
                        }
                  }
                />
              ))}
            </tbody>
          </StatsTableFrame>
        )}
        {compared === undefined || picks === null ? null : <ComparePicks kind={compared} scope={scope} picks={picks} />}
        {rows.some(({ shades }) => shades !== '') ? (
          <FigureTableNote data-outside="">{t(`stats.shading.${query.kind}`, { count: table.compared })}</FigureTableNote>
        ) : null}
        {drafts === null ? null : <KnownBans query={query} drafts={drafts} />}
      </ColumnMeanings>
    </>
  );
}

/** Which games bans and presence cover, where those are not all. Picks of one role or side have neither. */
function KnownBans({ query: { role, side }, drafts }: { readonly query: StatsQuery; readonly drafts: DraftCount }) {
  const t = useTranslate();
  const locale = useLocale();
  if (role !== null || side !== null || !someBansUnknown(drafts)) return null;
  const known = formatThousands(drafts.gamesWithBans, locale);
  return <FigureTableNote data-outside="">{t('stats.knownBans', { known, games: formatThousands(drafts.games, locale) })}</FigureTableNote>;
}
