import { ROLES } from '../domain/role';
import type { DraftCount, PickFilter } from '../domain/stats/champion-stats';
import { isScopeKey } from '../domain/stats/scopes';
import { STATS_KINDS, type StatsKind } from '../domain/stats/stats-document';
import { championRows, playerRows, teamRows } from '../domain/stats/stats-rows';
import { championTable, playerTable, tableCsv, teamTable, type StatsTableRow } from '../domain/stats/stats-table';
import { parseStatsQuery, type StatsQuery } from '../domain/stats/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../store/stats-document';
import { ApiError } from './api-error';
import type { ApiAnswer } from './api-route';
import { LIFETIMES } from './cache-lifetimes';

/** The cache tag of everything that shows a scope's figures. */
export function statsTag(scope: string): string {
  return `stats:${scope}`;
}

async function rowsOf(scope: string, kind: StatsKind, { role, side }: PickFilter): Promise<readonly unknown[]> {
  switch (kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null ? [] : playerRows(document, side).filter((row) => role === null || row.role === role);
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null ? [] : teamRows(document, side);
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null ? [] : championRows(document, { role, side });
    }
  }
}

/** `drafts`: the games that the rates of champions divide by; null for players and teams. */
type StatsRows = { readonly rows: readonly StatsTableRow[]; readonly drafts: DraftCount | null };

/** What the statistics page shows of a scope, on all its pages. One read. */
export async function statsTableRows(query: StatsQuery, scope: string): Promise<StatsRows> {
  switch (query.kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return { rows: document === null ? [] : playerTable(document, query), drafts: null };
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return { rows: document === null ? [] : teamTable(document, query), drafts: null };
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null ? { rows: [], drafts: null } : { rows: championTable(document, query), drafts: document.drafts };
    }
  }
}

const SCOPES = 'scope must be league:ID, season:YEAR, season:ID-YEAR, serie:ID, tournament:ID, patch:VERSION or all.';

/** `GET /api/stats/csv?scope=serie:9&kind=…` with the parameters of the page `/stats`: all rows of its table as CSV. One read. */
export async function statsCsvAnswer(raw: Parameters<typeof parseStatsQuery>[0]): Promise<ApiAnswer> {
  const query = parseStatsQuery(raw);
  if (query.scope === null) throw new ApiError('bad-request', SCOPES);
  const { rows } = await statsTableRows(query, query.scope);
  return { text: { type: 'text/csv', content: tableCsv(rows, query) }, lifetime: LIFETIMES.page, tags: [statsTag(query.scope)] };
}

/** One of the allowed words, or null where none was given. Throws ApiError for any other. */
function choice<const Word extends string>(name: string, text: string | null, words: readonly Word[]): Word | null {
  if (text === null || text === '') return null;
  const chosen = words.find((word) => word === text);
  if (chosen === undefined) throw new ApiError('bad-request', `${name} must be one of ${words.join(', ')}.`);
  return chosen;
}

export type StatsQuestion = {
  readonly scope: string | null;
  readonly kind: string | null;
  /** Players whose main role it is; a champion's picks in it. */
  readonly role: string | null;
  readonly side: string | null;
};

/** `GET /api/stats?scope=serie:9&kind=players|teams|champions[&role=mid][&side=blue]`: figures of a scope, most games first; no rows where nothing is counted. One read. */
export async function statsAnswer({ scope, kind: kindText, role, side }: StatsQuestion): Promise<ApiAnswer> {
  const kind = choice('kind', kindText, STATS_KINDS);
  if (kind === null) throw new ApiError('bad-request', `kind must be one of ${STATS_KINDS.join(', ')}.`);
  if (scope === null || !isScopeKey(scope)) {
    throw new ApiError('bad-request', SCOPES);
  }
  const filter = { role: choice('role', role, ROLES), side: choice('side', side, ['blue', 'red']) };
  return { body: { scope, kind, rows: await rowsOf(scope, kind, filter) }, lifetime: LIFETIMES.page, tags: [statsTag(scope)] };
}
