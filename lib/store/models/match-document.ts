import { MatchDocumentSchema } from '../../domain/entities/read-models';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `matches/{id}`: a match with both teams' form and their earlier meetings. */
export const matchDocuments = jsonDocuments('main', MatchDocumentSchema, (id: number) => documentPath`matches/${id}`);

export const readMatchDocument = matchDocuments.read;
