import { cacheTag } from '../../domain/cache-tags';
import type { DraftCount } from '../../domain/statistics/champion-stats';
import { NO_COVERAGE, type Coverage } from '../../domain/statistics/coverage';
import { championTable, playerTable, teamTable, type StatsTableRow } from '../../domain/statistics/stats-table';
import type { StatsQuery } from '../../domain/statistics/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../../store/models/stats-document';
import type { FoundData } from './loaded';

type StatsTable = {
  /** Of all pages of the table. */
  readonly rows: readonly StatsTableRow[];
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
  /** Null where it is not known: of documents stored before it was counted. */
  readonly coverage: Coverage | null;
};

const NO_ROWS: StatsTable = { rows: [], drafts: null, coverage: NO_COVERAGE };

async function readTable(query: StatsQuery, scope: string): Promise<StatsTable> {
  switch (query.kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null ? NO_ROWS : { rows: playerTable(document, query), drafts: null, coverage: document.coverage ?? null };
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null ? NO_ROWS : { rows: teamTable(document, query), drafts: null, coverage: document.coverage ?? null };
    }
    case 'champions': {
      const document = await readChampionStats(scope);
      return document === null
        ? NO_ROWS
        : { rows: championTable(document, query), drafts: document.drafts, coverage: document.coverage ?? null };
    }
  }
}

/** What the statistics page shows of a scope. One read. */
export async function loadStatsTable(query: StatsQuery, scope: string): Promise<FoundData<StatsTable>> {
  return { data: await readTable(query, scope), tags: [cacheTag.stats(scope)], matches: [] };
}
