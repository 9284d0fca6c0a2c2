import { cacheTag } from '../../domain/page/cache-tags';
import { phaseOf } from '../../domain/competition/serie-phase';
import type { Rankings } from '../../domain/rating/rankings';
import { type PresencePlot, championPlot } from '../../domain/statistics/champion-plot';
import type { DraftCount } from '../../domain/statistics/champion-stats';
import { type Coverage, NO_COVERAGE } from '../../domain/statistics/coverage';
import type { ScopeBefore } from '../../domain/statistics/scope-options';
import { type StatsTableRow, championTable, playerTable, teamTable } from '../../domain/statistics/stats-table';
import type { StatsQuery } from '../../domain/statistics/table-query';
import { readStandingsCatalog } from '../../store/models/competition-documents';
import { readChampionStats, readPlayerStats, readRankings, readTeamStats } from '../../store/models/entity-documents';
import type { FoundData } from './loaded';
import type { Load } from './public-page';
import { systemSettings } from './shell-data';

/** The `load` of pages that show statistics: not found while the system setting `stats` is off. */
export function statsOnly<Props, Asked>(load: Load<Props, Asked>): Load<Props, Asked> {
  return async (context) => ((await systemSettings(context.now)).stats ? load(context) : { kind: 'notFound' });
}

/** The series that are on, in the order of their leagues. One read. */
export async function seriesOn(now: number): Promise<number[]> {
  const entries = (await readStandingsCatalog())?.leagues ?? [];
  return entries.filter(({ serie }) => phaseOf(serie, now) === 'running').map(({ serie }) => serie.id);
}

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

/** The power ranking; null while no game has been played. One read. */
export async function loadRankings(): Promise<FoundData<Rankings | null>> {
  return { data: await readRankings(), tags: [cacheTag.rankings], matches: [] };
}
