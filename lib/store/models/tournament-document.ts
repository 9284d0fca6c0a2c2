import { TournamentDocumentSchema, TournamentMatchesSchema } from '../../domain/entities/entity-models';
import { StandingsDocumentSchema } from '../../domain/competition/standings';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

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
