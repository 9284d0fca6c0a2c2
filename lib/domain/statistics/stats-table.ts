import { paths } from '../page/paths';
import { STATS_CHAMPIONS } from '../values/constants';
import { csvText } from '../text/csv';
import type { Role } from '../match/role';
import type { ChampionStatsDocument, PlayerStatsDocument, StatsKind, TeamStatsDocument } from './stats-document';
import { usualRoles } from './champion-stats';
import { coversMost, type Coverage } from './coverage';
import { isOfResults } from './team-comparison';
import { championRows, playerRows, teamRows } from './stats-rows';
import { CHAMPION_COLUMNS, PLAYER_COLUMNS, STATS_COLUMNS, TEAM_COLUMNS, type FigureKey } from './figure-columns';
import { comparedGames, leastGames, needsGames } from './least-games';
import { shadesOf } from './shading';
import type { StatsQuery } from './table-query';

/** A row of any of the tables: who, and the figures in the order of the kind's columns. */
export type StatsTableRow = {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly img: string | null;
  /** Null where there is no page. */
  readonly href: string | null;
  /** A player's team, short. */
  readonly team: string | null;
  /** The team's full name. */
  readonly teamName: string | null;
  /** The requested role, else a player's main one; the roles in which a champion is usually picked. */
  readonly roles: readonly Role[];
  /** How many games of the row "partial" counts are over; null where that is all of them. */
  readonly partialGames: number | null;
  readonly values: readonly (number | null)[];
};

export type RankedRow = StatsTableRow & {
  /** The place of the row on all pages, shared by equals; null where the figure is unknown. */
  readonly rank: number | null;
  /** How the row's figures compare (`shadesOf`); '' if none is compared. */
  readonly shades: string;
};

export type StatsTable = {
  /** The rows of one page. */
  readonly rows: readonly RankedRow[];
  readonly total: number;
  readonly pages: number;
  /** The fewest games that a row has, and how many rows are left out because they have fewer. */
  readonly least: number;
  readonly fewer: number;
  /** From how many games on figures are compared. */
  readonly compared: number;
};

const ROWS_PER_PAGE: Readonly<Record<StatsKind, number>> = { players: 50, teams: 50, champions: STATS_CHAMPIONS };

export function playerTable(document: PlayerStatsDocument, { role, side }: StatsQuery): StatsTableRow[] {
  return playerRows(document, { role, side }).map((row) => ({
    ...{ id: row.id, name: row.name, acronym: '', img: null, href: paths.player(row) },
    roles: row.role === null ? [] : [row.role],
    partialGames: row.multikillGames < row.games ? row.multikillGames : null,
    team: row.team?.acronym || row.team?.name || null,
    teamName: row.team?.name || null,
    values: PLAYER_COLUMNS.map(({ key }) => row[key]),
  }));
}

export function teamTable(document: TeamStatsDocument, { side }: StatsQuery): StatsTableRow[] {
  return teamRows(document, side).map((row) => ({
    ...{
      id: row.id,
      name: row.name,
      acronym: row.acronym,
      img: row.img,
      href: paths.team(row),
      roles: [],
      partialGames: null,
      team: null,
      teamName: null,
    },
    values: TEAM_COLUMNS.map(({ key }) => row[key]),
  }));
}

export function championTable(document: ChampionStatsDocument, { role, side }: StatsQuery): StatsTableRow[] {
  return championRows(document, { role, side }).map((row) => ({
    ...{ id: row.id, name: row.name, acronym: '', img: row.img, href: paths.champion(row), team: null, teamName: null, partialGames: null },
    roles: role === null ? usualRoles(row) : [],
    values: CHAMPION_COLUMNS.map(({ key }) => row[key]),
  }));
}

/** Games come first in every table. */
const gamesOf = ({ values }: StatsTableRow): number => values[0] ?? 0;

const FIGURE_GAMES = TEAM_COLUMNS.findIndex(({ key }) => key === 'figureGames');

const mostGamesOfRows = (rows: readonly StatsTableRow[]): number => Math.max(0, ...rows.map(gamesOf));

/** The rows of a query on all its pages: enough games, sorted, unknown figures last either way. */
function sortedRows(all: readonly StatsTableRow[], query: StatsQuery): Omit<RankedRow, 'shades'>[] {
  const { kind, sort, ascending } = query;
  const at = STATS_COLUMNS[kind].findIndex(({ key }) => key === sort);
  const needed = leastGames(query, mostGamesOfRows(all));
  // A champion that is only banned shows unless a minimum of games is set.
  const rows = all.filter((row) => gamesOf(row) >= (kind === 'champions' && needed === 1 ? 0 : needed));
  const direction = ascending ? 1 : -1;
  const sorted = rows.sort((a, b) => {
    const [left = null, right = null] = [a.values[at], b.values[at]];
    const order = left === null || right === null ? Number(left === null) - Number(right === null) : direction * (left - right);
    return order || gamesOf(b) - gamesOf(a) || a.id - b.id;
  });
  let rank = 0;
  return sorted.map((row, index) => {
    const value = row.values[at] ?? null;
    if (index === 0 || value !== sorted[index - 1]?.values[at]) rank = index + 1;
    return { ...row, rank: value === null ? null : rank };
  });
}

/** Whether so many figures are known of a row that they are compared, as elsewhere: of most of a team's own games, too. */
function isCovered(row: StatsTableRow, kind: StatsKind, coverage: Coverage | null): boolean {
  const ofTeam = kind === 'teams' ? { games: gamesOf(row), withFigures: row.values[FIGURE_GAMES] ?? 0 } : null;
  return coversMost(coverage) && coversMost(ofTeam);
}

/** The figures of a row that are compared: of a champion with too few games how often it was drafted; of a team always what results tell. */
function comparedValues(row: StatsTableRow, kind: StatsKind, coverage: Coverage | null, compared: number): StatsTableRow['values'] {
  const isRare = gamesOf(row) < compared;
  if (!isRare && isCovered(row, kind, coverage)) return row.values;
  const stays = (key: FigureKey): boolean => (isRare ? kind === 'champions' && !needsGames(key) : kind === 'teams' && isOfResults(key));
  return STATS_COLUMNS[kind].map(({ key }, at) => (stays(key) ? (row.values[at] ?? null) : null));
}

/**
 * One page of them. Players compare with those of their role.
 *
 * @param coverage of the scope; null where it is not known
 */
export function selectRows(
  all: readonly StatsTableRow[],
  query: StatsQuery,
  coverage: Coverage | null = null,
  pageRows: number = ROWS_PER_PAGE[query.kind],
): StatsTable {
  const { kind } = query;
  const most = mostGamesOfRows(all);
  const compared = comparedGames(most);
  const shades = shadesOf(
    all
      .map((row) => ({ ...row, values: comparedValues(row, kind, coverage, compared) }))
      .filter(({ values }) => values.some((value) => value !== null)),
    STATS_COLUMNS[kind].map(({ better }) => better),
    ({ roles }) => (kind === 'players' ? (roles[0] ?? '') : ''),
  );
  const sorted = sortedRows(all, query);
  const pages = Math.max(1, Math.ceil(sorted.length / pageRows));
  const from = (Math.min(query.page, pages) - 1) * pageRows;
  return {
    rows: sorted.slice(from, from + pageRows).map((row) => ({ ...row, shades: shades.get(row.id) ?? '' })),
    total: sorted.length,
    pages,
    least: leastGames(query, most),
    fewer: all.length - sorted.length,
    compared,
  };
}

/**
 * All of them as comma-separated values; the columns are named by their keys.
 * The last two say of every row how many games the scope has, and how many of
 * them have figures; empty where that is not known.
 */
export function tableCsv(all: readonly StatsTableRow[], query: StatsQuery, coverage: Coverage | null): string {
  const keys = STATS_COLUMNS[query.kind].map(({ key }) => key);
  const { games = null, withFigures = null } = coverage ?? {};
  return csvText([
    ['id', 'name', 'team', 'role', ...keys, 'scopeGames', 'scopeFigureGames'],
    ...sortedRows(all, query).map((row) => [row.id, row.name, row.team, row.roles.join(' ') || null, ...row.values, games, withFigures]),
  ]);
}
