import { paths } from '../../lib/domain/paths';
import type { Role } from '../../lib/domain/role';
import type { ChampionStatsDocument, PlayerStatsDocument, TeamStatsDocument } from '../../lib/domain/stats/stats-document';
import { championRows, playerRows, teamRows } from '../../lib/domain/stats/stats-rows';
import { CHAMPION_COLUMNS, PLAYER_COLUMNS, STATS_COLUMNS, TEAM_COLUMNS } from './stats-columns';
import type { StatsQuery } from './stats-query';

/** A row of any of the tables: who, and the figures in the order of the kind's columns. */
export type StatsTableRow = {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly img: string | null;
  /** Null where there is no page. */
  readonly href: string | null;
  /** A player's team. */
  readonly team: string | null;
  readonly role: Role | null;
  readonly values: readonly (number | null)[];
};

export type StatsTable = { readonly rows: readonly StatsTableRow[]; readonly total: number; readonly pages: number };

/** Rows of one page. */
export const PAGE_ROWS = 100;
/** "Highest win rate" needs so many games of a champion (layouts.md "Stats"). */
const LEAST_FOR_WIN_RATE = 5;

export function playerTable(document: PlayerStatsDocument, { role, side }: StatsQuery): StatsTableRow[] {
  return playerRows(document, side)
    .filter((row) => role === null || row.role === role)
    .map((row) => ({
      ...{ id: row.id, name: row.name, acronym: '', img: null, href: paths.player(row), role: row.role },
      team: row.team?.acronym || row.team?.name || null,
      values: PLAYER_COLUMNS.map(({ key }) => row[key]),
    }));
}

export function teamTable(document: TeamStatsDocument, { side }: StatsQuery): StatsTableRow[] {
  return teamRows(document, side).map((row) => ({
    ...{ id: row.id, name: row.name, acronym: row.acronym, img: row.img, href: paths.team(row), role: null, team: null },
    values: TEAM_COLUMNS.map(({ key }) => row[key]),
  }));
}

export function championTable(document: ChampionStatsDocument, { role }: StatsQuery): StatsTableRow[] {
  return championRows(document)
    .filter((row) => role === null || row.roles[role] > 0)
    .map((row) => ({
      ...{ id: row.id, name: row.name, acronym: '', img: row.img, href: paths.champion(row), role: null, team: null },
      values: CHAMPION_COLUMNS.map(({ key }) => row[key]),
    }));
}

/** The rows that a query asks for: enough games, sorted (unknown figures last either way), one page. */
export function selectRows(all: readonly StatsTableRow[], query: StatsQuery): StatsTable {
  const { kind, sort, ascending, least, page } = query;
  const keys = STATS_COLUMNS[kind].map(({ key }) => key);
  const at = keys.findIndex((key) => key === sort);
  const needed = kind === 'champions' && sort === 'winRate' ? Math.max(least, LEAST_FOR_WIN_RATE) : least;
  // Games come first in every table. A champion that is only banned shows unless games are asked for.
  const rows = all.filter(({ values }) => (values[0] ?? 0) >= (kind === 'champions' && needed === 1 ? 0 : needed));
  const direction = ascending ? 1 : -1;
  const sorted = rows.sort((a, b) => {
    const [left = null, right = null] = [a.values[at], b.values[at]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id;
    return direction * (left - right) || (b.values[0] ?? 0) - (a.values[0] ?? 0) || a.id - b.id;
  });
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_ROWS));
  const from = (Math.min(page, pages) - 1) * PAGE_ROWS;
  return { rows: sorted.slice(from, from + PAGE_ROWS), total: sorted.length, pages };
}
