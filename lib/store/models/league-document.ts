import { LeagueDocumentSchema } from '../../domain/entities/read-models';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `leagues/{id}`: the league page. */
export const leagueDocuments = jsonDocuments('main', LeagueDocumentSchema, (id: number) => documentPath`leagues/${id}`);

export const readLeagueDocument = leagueDocuments.read;
export const readAllLeagueDocuments = () => readCollection('main', 'leagues', LeagueDocumentSchema);
