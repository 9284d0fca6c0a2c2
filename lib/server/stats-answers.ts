import { isScopeKey } from '../domain/stats/scopes';
import { STATS_KINDS, type StatsKind } from '../domain/stats/stats-document';
import { championRows, playerRows, teamRows } from '../domain/stats/stats-rows';
import { readChampionStats, readPlayerStats, readTeamStats } from '../store/stats-document';
import { ApiError } from './api-error';
import type { ApiAnswer } from './api-route';
import { LIFETIMES } from './cache-lifetimes';

/** The cache tag of everything that shows a scope's figures. */
export function statsTag(scope: string): string {
  return `stats:${scope}`;
}

async function rowsOf(scope: string, kind: StatsKind): Promise<readonly unknown[]> {
  switch (kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null ? [] : playerRows(document);
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null ? [] : teamRows(document);
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null ? [] : championRows(document);
    }
  }
}

/** `GET /api/stats?scope=serie:9&kind=players|teams|champions`: figures of a scope, most games first; no rows where nothing is counted. One read. */
export async function statsAnswer(scope: string | null, kindText: string | null): Promise<ApiAnswer> {
  const kind = STATS_KINDS.find((each) => each === kindText);
  if (kind === undefined) throw new ApiError('bad-request', `kind must be one of ${STATS_KINDS.join(', ')}.`);
  if (scope === null || !isScopeKey(scope))
    throw new ApiError('bad-request', 'scope must be league:ID, serie:ID, tournament:ID, patch:VERSION or all.');
  return { body: { scope, kind, rows: await rowsOf(scope, kind) }, lifetime: LIFETIMES.page, tags: [statsTag(scope)] };
}
