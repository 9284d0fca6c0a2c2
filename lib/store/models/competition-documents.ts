import { StandingsCatalogSchema } from '../../domain/competition/stage';
import { StandingsDocumentSchema } from '../../domain/competition/standings';
import {
  SerieCatalogSchema,
  SerieDocumentSchema,
  TournamentCatalogSchema,
  TournamentDocumentSchema,
  TournamentMatchesSchema,
} from '../../domain/models/entity-models';
import { LeagueCatalogSchema, LeagueDocumentSchema } from '../../domain/models/read-models';
import { NAME_PARTS, type SearchEntry, SearchIndexSchema } from '../../domain/search/search-entry';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
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

export const leagueDocuments = jsonDocuments('main', LeagueDocumentSchema, (id: number) => documentPath`leagues/${id}`);

export const readLeagueDocument = leagueDocuments.read;
export const readAllLeagueDocuments = () => readCollection('main', 'leagues', LeagueDocumentSchema);

export const serieDocuments = jsonDocuments('main', SerieDocumentSchema, (id: number) => documentPath`series/${id}`);

export const readSerieDocument = serieDocuments.read;
export const readAllSerieDocuments = () => readCollection('main', 'series', SerieDocumentSchema);

/** `tournaments/{id}`, `tournamentMatches/{id}` and `standings/{tournamentId}`: the three reads of a tournament page. */
export const tournamentDocuments = jsonDocuments('main', TournamentDocumentSchema, (id: number) => documentPath`tournaments/${id}`);
export const tournamentMatchesDocuments = jsonDocuments(
  'main',
  TournamentMatchesSchema,
  (id: number) => documentPath`tournamentMatches/${id}`,
);
export const standingsDocuments = jsonDocuments(
  'main',
  StandingsDocumentSchema,
  (tournamentId: number) => documentPath`standings/${tournamentId}`,
);

export const readTournamentDocument = tournamentDocuments.read;
export const readTournamentMatches = tournamentMatchesDocuments.read;
export const readStandings = standingsDocuments.read;
export const readAllTournamentDocuments = () => readCollection('main', 'tournaments', TournamentDocumentSchema);
export const readAllStandings = () => readCollection('main', 'standings', StandingsDocumentSchema);
