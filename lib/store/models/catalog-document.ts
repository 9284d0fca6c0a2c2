import { SerieCatalogSchema, TournamentCatalogSchema } from '../../domain/entities/entity-models';
import { LeagueCatalogSchema } from '../../domain/entities/read-models';
import { NAME_PARTS, SearchIndexSchema, type SearchEntry } from '../../domain/search/search-entry';
import { StandingsCatalogSchema } from '../../domain/competition/stage';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `catalogs/*`: the lists for the list pages. Tournaments are many, so they are split by the year they begin in. */
export const leagueCatalogs = jsonDocuments('main', LeagueCatalogSchema, () => documentPath`catalogs/leagues`);
export const serieCatalogs = jsonDocuments('main', SerieCatalogSchema, () => documentPath`catalogs/series`);
export const standingsCatalogs = jsonDocuments('main', StandingsCatalogSchema, () => documentPath`catalogs/standings`);
export const tournamentCatalogs = jsonDocuments(
  'main',
  TournamentCatalogSchema,
  (year: number) => documentPath`catalogs/tournaments-${year}`,
);

export const readLeagueCatalog = leagueCatalogs.read;
export const readSerieCatalog = serieCatalogs.read;
export const readStandingsCatalog = standingsCatalogs.read;
export const readTournamentCatalog = tournamentCatalogs.read;

/** All names, in parts: `part` from 0 to NAME_PARTS - 1. */
export const nameDocuments = jsonDocuments('main', SearchIndexSchema, (part: number) => documentPath`catalogs/names-${part}`);

/** Every entry of the search, in no order; empty before the first ingest. */
export async function readAllNames(): Promise<SearchEntry[]> {
  const parts = await Promise.all(Array.from({ length: NAME_PARTS }, (_, part) => nameDocuments.read(part)));
  return parts.flatMap((document) => document?.entries ?? []);
}
