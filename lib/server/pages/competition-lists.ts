import { cacheTag } from '../../domain/page/cache-tags';
import type { SerieCatalog, TournamentCatalog } from '../../domain/entities/entity-models';
import { readSerieCatalog, readTournamentCatalog } from '../../store/models/catalog-document';
import type { FoundData } from './loaded';

/** All series, newest first, and the teams that won them. One read. */
export async function loadSeries(): Promise<FoundData<SerieCatalog>> {
  return { data: (await readSerieCatalog()) ?? { series: [], winners: [] }, tags: [cacheTag.catalogs], matches: [] };
}

/** The stages that begin in a year, newest first. One read. */
export async function loadTournaments(year: number): Promise<FoundData<TournamentCatalog>> {
  return { data: (await readTournamentCatalog(year)) ?? { tournaments: [] }, tags: [cacheTag.catalogs], matches: [] };
}
