import { SerieCatalogSchema, TournamentCatalogSchema } from '../../domain/entity-models';
import { LeagueCatalogSchema } from '../../domain/read-models';
import { StandingsCatalogSchema } from '../../domain/competition/stage';
import { jsonDocuments } from '../core/stored-document';

/** `catalogs/*`: the lists for the list pages. Tournaments are many, so they are split by the year they begin in. */
export const leagueCatalogs = jsonDocuments('main', LeagueCatalogSchema, () => 'catalogs/leagues');
export const serieCatalogs = jsonDocuments('main', SerieCatalogSchema, () => 'catalogs/series');
export const standingsCatalogs = jsonDocuments('main', StandingsCatalogSchema, () => 'catalogs/standings');
export const tournamentCatalogs = jsonDocuments('main', TournamentCatalogSchema, (year: number) => `catalogs/tournaments-${year}`);

export const readLeagueCatalog = leagueCatalogs.read;
export const readSerieCatalog = serieCatalogs.read;
export const readStandingsCatalog = standingsCatalogs.read;
export const readTournamentCatalog = tournamentCatalogs.read;
