import { cacheTag } from '../../domain/page/cache-tags';
import { isCurrent } from '../../domain/competition/serie-phase';
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
export function statsOnly<Props, Query>(load: Load<Props, Query>): Load<Props, Query> {
  return async (context) => ((await systemSettings(context.now)).stats ? load(context) : { kind: 'notFound' });
}

/** Ids of the current series, in the order of their leagues. One read. */
export async function seriesOn(now: number): Promise<number[]> {
  const entries = (await readStandingsCatalog())?.leagues ?? [];
  return entries.filter(({ serie }) => isCurrent(serie, now)).map(({ serie }) => serie.id);
}

type StatsTable = {
  /** The rows of all pages of the table. */
  readonly rows: readonly StatsTableRow[];
  /** The games that the rates of champions divide by; null for players and teams. */
  readonly drafts: DraftCount | null;
  /** The champions by draft and win rate; null for players and teams, and where too few have been picked. */
  readonly plot: PresencePlot | null;
  /** Null in documents stored before it was counted. */
  readonly coverage: Coverage | null;
};

type CountedRows<Row> = Pick<StatsTable, 'coverage'> & { readonly rows: readonly Row[] };

/** The rows of a stored document, with its coverage; none where nothing is stored. */
export function countedRows<Stored extends { readonly coverage?: Coverage | undefined }, Row>(
  document: Stored | null,
  rowsOf: (document: Stored) => readonly Row[],
): CountedRows<Row> {
  return document === null ? { rows: [], coverage: NO_COVERAGE } : { rows: rowsOf(document), coverage: document.coverage ?? null };
}

async function readTable(query: StatsQuery, scope: string, before: ScopeBefore | null): Promise<StatsTable> {
  switch (query.kind) {
    case 'players':
      return { ...countedRows(await readPlayerStats(scope), (document) => playerTable(document, query)), drafts: null, plot: null };
    case 'teams':
      return { ...countedRows(await readTeamStats(scope), (document) => teamTable(document, query)), drafts: null, plot: null };
    case 'champions': {
      const [document, earlier] = await Promise.all([readChampionStats(scope), before === null ? null : readChampionStats(before.scope)]);
      const compared = before === null || earlier === null ? null : { name: before.name, document: earlier };
      return {
        ...countedRows(document, (stored) => championTable(stored, query)),
        drafts: document?.drafts ?? null,
        plot: document && championPlot(document, query, compared),
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
