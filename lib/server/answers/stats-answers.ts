import { cacheTag } from '../../domain/cache-tags';
import { ROLES } from '../../domain/match/role';
import type { PickFilter } from '../../domain/statistics/champion-stats';
import { NO_COVERAGE, type Coverage } from '../../domain/statistics/coverage';
import { isScopeKey } from '../../domain/statistics/scopes';
import { STATS_KINDS, type StatsKind } from '../../domain/statistics/stats-document';
import { championRows, playerRows, teamRows } from '../../domain/statistics/stats-rows';
import { tableCsv } from '../../domain/statistics/stats-table';
import { parseStatsQuery } from '../../domain/statistics/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../../store/models/stats-document';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../pages/cache-lifetimes';
import { loadStatsTable } from '../pages/stats-table';

/** Coverage is null where it is not known: of documents stored before it was counted. */
type Rows = { readonly rows: readonly unknown[]; readonly coverage: Coverage | null };

const NO_ROWS = { rows: [], coverage: NO_COVERAGE };

async function rowsOf(scope: string, kind: StatsKind, filter: PickFilter): Promise<Rows> {
  switch (kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null ? NO_ROWS : { rows: playerRows(document, filter), coverage: document.coverage ?? null };
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null ? NO_ROWS : { rows: teamRows(document, filter.side), coverage: document.coverage ?? null };
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null ? NO_ROWS : { rows: championRows(document, filter), coverage: document.coverage ?? null };
    }
  }
}

const SCOPES = 'scope must be league:ID, season:YEAR, season:ID-YEAR, serie:ID, tournament:ID, patch:VERSION or all.';

/** `GET /api/stats/csv?scope=serie:9&kind=…` with the parameters of the page `/stats`: all rows of its table as CSV. One read. */
export async function statsCsvAnswer(raw: Parameters<typeof parseStatsQuery>[0]): Promise<ApiAnswer> {
  const query = parseStatsQuery(raw);
  if (query.scope === null) throw new ApiError('bad-request', SCOPES);
  const { data, tags } = await loadStatsTable(query, query.scope);
  return { text: { type: 'text/csv', content: tableCsv(data.rows, query, data.coverage) }, lifetime: LIFETIMES.page, tags };
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
  /** A player's games or a champion's picks in it. */
  readonly role: string | null;
  readonly side: string | null;
};

/**
 * `GET /api/stats?scope=serie:9&kind=players|teams|champions[&role=mid][&side=blue]`:
 * figures of a scope, most games first, averages and shares to four decimals; no
 * rows where nothing is counted. `coverage` is of the scope whatever the filters:
 * its finished games, and those with figures of the kind. One read.
 */
export async function statsAnswer({ scope, kind: kindText, role, side }: StatsQuestion): Promise<ApiAnswer> {
  const kind = choice('kind', kindText, STATS_KINDS);
  if (kind === null) throw new ApiError('bad-request', `kind must be one of ${STATS_KINDS.join(', ')}.`);
  if (scope === null || !isScopeKey(scope)) {
    throw new ApiError('bad-request', SCOPES);
  }
  const filter = { role: choice('role', role, ROLES), side: choice('side', side, ['blue', 'red']) };
  return { body: { scope, kind, ...(await rowsOf(scope, kind, filter)) }, lifetime: LIFETIMES.page, tags: [cacheTag.stats(scope)] };
}
