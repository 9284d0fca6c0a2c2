import { cacheTag } from '../../domain/cache-tags';
import type { SerieCatalog, TournamentCatalog } from '../../domain/entity-models';
import { readSerieCatalog, readTournamentCatalog } from '../../store/models/catalog-document';
import type { Found } from './loaded';

/** All series, newest first, and the teams that won them. One read. */
export async function loadSeries(): Promise<Found<SerieCatalog>> {
  return { data: (await readSerieCatalog()) ?? { series: [], winners: [] }, tags: [cacheTag.catalogs], matches: [] };
}

/** The stages that begin in a year, newest first. One read. */
export async function loadTournaments(year: number): Promise<Found<TournamentCatalog>> {
  return { data: (await readTournamentCatalog(year)) ?? { tournaments: [] }, tags: [cacheTag.catalogs], matches: [] };
}
