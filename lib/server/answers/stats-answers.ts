import { cacheTag } from '../../domain/page/cache-tags';
import type { PickFilter } from '../../domain/statistics/champion-stats';
import type { StatsKind } from '../../domain/statistics/stats-document';
import { championRows, playerRows, teamRows } from '../../domain/statistics/stats-rows';
import { selectRows, tableCsv } from '../../domain/statistics/stats-table';
import type { StatsQuery } from '../../domain/statistics/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../../store/models/entity-documents';
import type { ApiAnswer } from '../api/api-route';
import { LIFETIMES } from '../cache-lifetimes';
import { countedRows, loadStatsTable } from '../pages/stats-pages';

async function rowsOf(scope: string, kind: StatsKind, filter: PickFilter) {
  switch (kind) {
    case 'players':
      return countedRows(await readPlayerStats(scope), (document) => playerRows(document, filter));
    case 'teams':
      return countedRows(await readTeamStats(scope), (document) => teamRows(document, filter.side));
    case 'champions':
      return countedRows(await readChampionStats(scope), (document) => championRows(document, filter));
  }
}

/** `GET /api/stats/csv?scope=serie:9&kind=…` with the parameters of the page `/stats`: all rows of its table as CSV. One read. */
export async function statsCsvAnswer(query: StatsQuery & { readonly scope: string }): Promise<ApiAnswer> {
  const { data, tags } = await loadStatsTable(query, query.scope);
  const file = `riftweek-${query.kind}-${query.scope.replaceAll(':', '-')}.csv`;
  return { text: { type: 'text/csv', content: tableCsv(data.rows, query, data.coverage), file }, lifetime: LIFETIMES.page, tags };
}

/** `GET /api/stats/rows?scope=serie:9&kind=…` with the parameters of the page `/stats`: the rows of all its pages, as the table shows them. One read. */
export async function statsRowsAnswer(query: StatsQuery & { readonly scope: string }): Promise<ApiAnswer> {
  const { data, tags } = await loadStatsTable(query, query.scope);
  const { rows } = selectRows(data.rows, query, data.coverage, Math.max(1, data.rows.length));
  return { body: { rows }, lifetime: LIFETIMES.page, tags };
}

type StatsQuestion = PickFilter & { readonly kind: StatsKind; readonly scope: string };

/**
 * `GET /api/stats?scope=serie:9&kind=players|teams|champions[&role=mid][&side=blue]`:
 * figures of a scope, most games first, averages and shares to four decimals; no
 * rows where nothing is counted. `coverage` is of the scope whatever the filters:
 * its finished games, and those with figures of the kind. One read.
 */
export async function statsAnswer({ scope, kind, role, side }: StatsQuestion): Promise<ApiAnswer> {
  return { body: { scope, kind, ...(await rowsOf(scope, kind, { role, side })) }, lifetime: LIFETIMES.page, tags: [cacheTag.stats(scope)] };
}
