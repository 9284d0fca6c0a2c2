import { TournamentDocumentSchema, TournamentMatchesSchema } from '../../domain/entities/entity-models';
import { StandingsDocumentSchema } from '../../domain/competition/standings';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `tournaments/{id}`, `tournamentMatches/{id}` and `standings/{tournamentId}`: the three reads of a tournament page. */
export const tournamentDocuments = jsonDocuments('main', TournamentDocumentSchema, (id: number) => `tournaments/${id}`);
export const tournamentMatchesDocuments = jsonDocuments('main', TournamentMatchesSchema, (id: number) => `tournamentMatches/${id}`);
export const standingsDocuments = jsonDocuments('main', StandingsDocumentSchema, (tournamentId: number) => `standings/${tournamentId}`);

export const readTournamentDocument = tournamentDocuments.read;
export const readTournamentMatches = tournamentMatchesDocuments.read;
export const readStandings = standingsDocuments.read;
export const readAllTournamentDocuments = () => readCollection('main', 'tournaments', TournamentDocumentSchema);
export const readAllStandings = () => readCollection('main', 'standings', StandingsDocumentSchema);
