import { cacheTag } from '../../domain/page/cache-tags';
import { championPlot, type PresencePlot } from '../../domain/statistics/champion-plot';
import type { DraftCount } from '../../domain/statistics/champion-stats';
import { NO_COVERAGE, type Coverage } from '../../domain/statistics/coverage';
import { championTable, playerTable, teamTable, type StatsTableRow } from '../../domain/statistics/stats-table';
import type { ScopeBefore } from '../../domain/statistics/scope-options';
import type { StatsQuery } from '../../domain/statistics/table-query';
import { readChampionStats, readPlayerStats, readTeamStats } from '../../store/models/stats-document';
import type { FoundData } from './loaded';

type StatsTable = {
  /** Of all pages of the table. */
  readonly rows: readonly StatsTableRow[];
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
  /** The champions by draft and win rate; null for players and teams, and where too few have been picked. */
  readonly plot: PresencePlot | null;
  /** Null where it is not known: of documents stored before it was counted. */
  readonly coverage: Coverage | null;
};

const NO_ROWS: StatsTable = { rows: [], drafts: null, plot: null, coverage: NO_COVERAGE };

async function readTable(query: StatsQuery, scope: string, before: ScopeBefore | null): Promise<StatsTable> {
  switch (query.kind) {
    case 'players': {
      const document = await readPlayerStats(scope);
      return document === null
        ? NO_ROWS
        : { rows: playerTable(document, query), drafts: null, plot: null, coverage: document.coverage ?? null };
    }
    case 'teams': {
      const document = await readTeamStats(scope);
      return document === null
        ? NO_ROWS
        : { rows: teamTable(document, query), drafts: null, plot: null, coverage: document.coverage ?? null };
    }
    case 'champions': {
      const [document, earlier] = await Promise.all([readChampionStats(scope), before === null ? null : readChampionStats(before.scope)]);
      if (document === null) return NO_ROWS;
      const compared = before === null || earlier === null ? null : { name: before.name, document: earlier };
      return {
        rows: championTable(document, query),
        drafts: document.drafts,
        plot: championPlot(document, query, compared),
        coverage: document.coverage ?? null,
      };
    }
  }
}

/**
 * What the statistics page shows of a scope. One read, and another where
 * champions are compared.
 *
 * @param before what came before, where movement since then is shown
 */
export async function loadStatsTable(query: StatsQuery, scope: string, before: ScopeBefore | null = null): Promise<FoundData<StatsTable>> {
  const compared = query.kind === 'champions' ? before : null;
  const tags = [scope, ...(compared === null ? [] : [compared.scope])].map((each) => cacheTag.stats(each));
  return { data: await readTable(query, scope, compared), tags, matches: [] };
}
