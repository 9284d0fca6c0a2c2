import { paths, withQuery } from '../page/paths';
import { single, type RawQuery } from '../page/raw-query';
import { ROLES, type Role } from '../match/role';
import { requestedScope } from './scope-choice';
import { scopeKeyOf } from './scopes';
import { STATS_KINDS, type StatsKind } from './stats-document';
import type { StatsSide } from './stats-rows';
import { DEFAULT_SORT, STATS_COLUMNS } from './figure-columns';

/** Everything that chooses what the tables show; it lives in the address. */
export type StatsQuery = {
  readonly kind: StatsKind;
  /** The key of the scope; null: the newest season. */
  readonly scope: string | null;
  /** A player's games or a champion's picks in it. Not for teams. */
  readonly role: Role | null;
  readonly side: StatsSide;
  /** The fewest games of a row; null: enough to compare it (`leastGames`). */
  readonly least: number | null;
  readonly sort: string;
  readonly ascending: boolean;
  readonly page: number;
};

export const LEAST_GAMES = [1, 5, 10, 20] as const;
const MOST_PAGES = 99;
const SIDES = ['blue', 'red'] as const;

const one = (value: RawQuery[string]): string => single(value) ?? '';
/** An empty value is none, as forms send it. */
const isNone = (text: string, known: readonly string[]): boolean => text !== '' && !known.includes(text);

/** Reads the address; whatever it does not know takes its usual value. */
export function parseStatsQuery(raw: RawQuery): StatsQuery {
  const kind = STATS_KINDS.find((each) => each === one(raw['kind'])) ?? 'players';
  const sort = STATS_COLUMNS[kind].find(({ key }) => key === one(raw['sort']))?.key ?? DEFAULT_SORT[kind];
  const page = Number(one(raw['page']));
  return {
    kind,
    scope: requestedScope(raw),
    role: kind === 'teams' ? null : (ROLES.find((role) => role === one(raw['role'])) ?? null),
    side: SIDES.find((side) => side === one(raw['side'])) ?? null,
    least: LEAST_GAMES.find((games) => String(games) === one(raw['min'])) ?? null,
    sort,
    ascending: one(raw['dir']) === 'asc',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** Whether the address names a scope that cannot be one ("bogus:1"). */
export function asksUnknownScope({ scope }: RawQuery): boolean {
  const text = one(scope);
  return text !== '' && scopeKeyOf(text) === null;
}

/** Whether the address names a table that cannot be: its scope, kind, role or side. What only arranges a table takes its usual value where it is unknown. */
export function asksUnknownTable({ scope, kind, role, side }: RawQuery): boolean {
  return asksUnknownScope({ scope }) || isNone(one(kind), STATS_KINDS) || isNone(one(role), ROLES) || isNone(one(side), SIDES);
}

/** What of a query is not as usual, as the part of an address that begins with "?"; '' where all is. */
export function statsSearch({ kind, scope, role, side, least, sort, ascending, page }: StatsQuery): string {
  return withQuery('', {
    kind: kind === 'players' ? null : kind,
    scope,
    role,
    side,
    min: least,
    sort: sort === DEFAULT_SORT[kind] ? null : sort,
    dir: ascending ? 'asc' : null,
    page: page === 1 ? null : page,
  });
}

/** The address of a table; defaults are left out. */
export function statsHref(query: StatsQuery): string {
  return paths.stats() + statsSearch(query);
}

/** The address of the rows of all pages of a table. */
export function statsRowsAddress(query: StatsQuery): string {
  return paths.api.statsRows() + statsSearch({ ...query, page: 1 });
}

/** The address of all pages of a table as CSV. */
export function statsCsvAddress(query: StatsQuery): string {
  return paths.api.statsCsv() + statsSearch({ ...query, page: 1 });
}
