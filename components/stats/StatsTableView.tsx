import styled from 'styled-components';
import { formatThousands } from '../../lib/domain/format';
import { someBansUnknown, type DraftCount } from '../../lib/domain/statistics/champion-stats';
import { isPartial, type Coverage } from '../../lib/domain/statistics/coverage';
import { STATS_COLUMNS } from '../../lib/domain/statistics/figure-columns';
import type { StatsTableRow } from '../../lib/domain/statistics/stats-table';
import { statsHref, type StatsQuery } from '../../lib/domain/statistics/table-query';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { ChampionIcon } from '../figures/ChampionIcon';
import { FigureTableNote, UnknownNote } from '../figures/FigureTable';
import { NoData } from '../figures/NoData';
import { Crest } from '../ui/Crest';
import { DataTable } from '../ui/DataTable';
import { Link } from '../ui/Link';
import { ColumnMeanings, definitionId, useColumnHints } from './ColumnMeanings';
import { figureText } from '../../lib/domain/statistics/column-text';

const Frame = styled(DataTable)`
  & th,
  & td {
    padding: 6px 10px;
    text-align: right;
  }
  & thead a {
    display: inline-flex;
    align-items: center;
    min-height: max(28px, var(--hit));
    text-decoration: underline transparent;
  }
  & thead th[aria-sort] {
    color: var(--text-color);
  }
  & thead th[aria-sort='descending'] a::after {
    content: ' ↓';
    white-space: pre;
  }
  & thead th[aria-sort='ascending'] a::after {
    content: ' ↑';
    white-space: pre;
  }
  & td[data-sorted] {
    font-weight: 650;
  }
  & .who {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    align-items: center;
    min-height: 36px;
    /* The column must not give way to the figures: names stay readable on a phone. */
    width: max-content;
    max-width: min(44vw, 240px);
  }
  & .who > span:last-child {
    display: grid;
    line-height: 1.3;
  }
  & .who > span:last-child > * {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 550;
  }
  & small {
    color: var(--faint-text-color);
    font-size: var(--fs-xs);
  }
  @media (hover: hover) {
    & thead a:hover,
    & .who a:hover {
      text-decoration-color: currentColor;
    }
  }
`;

type Props = {
  readonly query: StatsQuery;
  readonly rows: readonly StatsTableRow[];
  readonly caption: string;
  /** Of the scope; null where it is not known. */
  readonly coverage: Coverage | null;
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
};

/** A table of figures: the first column stays, a column's head sorts by it (an address of its own) and says what it means. */
export function StatsTableView({ query, rows, caption, coverage, drafts }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const columns = STATS_COLUMNS[query.kind]
    .map((column, index) => ({ ...column, index }))
    // Where all games have figures it says what the games say.
    .filter(({ key }) => key !== 'figureGames' || isPartial(coverage));
  const known = columns.filter(({ index }) => rows.some(({ values }) => (values[index] ?? null) !== null));
  const unknown = columns.filter((column) => !known.includes(column));
  const hints = useColumnHints();
  return (
    <ColumnMeanings hints={hints} columns={known.map(({ key }) => key)}>
      <Frame caption={caption} least={known.length * 68 + 180}>
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
                    onPointerEnter={(event) => hints.show(key, event.currentTarget)}
                    onPointerLeave={hints.hide}
                    onFocus={(event) => hints.show(key, event.currentTarget)}
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
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Who row={row} kind={query.kind} />
              </th>
              {known.map(({ key, format, index }) => {
                const value = row.values[index] ?? null;
                return (
                  <td key={key} data-sorted={query.sort === key ? '' : undefined}>
                    {value === null ? <NoData /> : figureText(value, format, locale)}
                    {format === 'partial' && value !== null && row.partialGames !== null ? (
                      <small>{` ${t('stats.knownIn', { count: row.partialGames })}`}</small>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Frame>
      {drafts === null ? null : <KnownBans query={query} drafts={drafts} />}
      <UnknownNote outside labels={unknown.map(({ key }) => t(`stats.columns.${key}`))} />
    </ColumnMeanings>
  );
}

/** Of which games bans and presence tell, where those are not all. Picks of one role or side have neither. */
function KnownBans({ query: { role, side }, drafts }: { readonly query: StatsQuery; readonly drafts: DraftCount }) {
  const t = useTranslate();
  const locale = useLocale();
  if (role !== null || side !== null || !someBansUnknown(drafts)) return null;
  const known = formatThousands(drafts.gamesWithBans, locale);
  return <FigureTableNote data-outside="">{t('stats.knownBans', { known, games: formatThousands(drafts.games, locale) })}</FigureTableNote>;
}

function Who({ row, kind }: { readonly row: StatsTableRow; readonly kind: StatsQuery['kind'] }) {
  const t = useTranslate();
  const { id, name, acronym, img, href, team, roles } = row;
  const note = [...(team === null ? [] : [team]), ...roles.map((role) => t(`game.roles.${role}`))].join(' · ');
  return (
    <span className="who">
      {kind === 'champions' ? (
        <ChampionIcon champion={{ id, name, img }} size={26} />
      ) : (
        <Crest id={id} name={name} acronym={acronym} img={img} size={26} />
      )}
      <span>
        {href === null ? <span>{name}</span> : <Link href={href}>{name}</Link>}
        {note === '' ? null : <small>{note}</small>}
      </span>
    </span>
  );
}
