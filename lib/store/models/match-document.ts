import { MatchDocumentSchema } from '../../domain/entities/read-models';
import { jsonDocuments } from '../core/stored-document';

/** `matches/{id}`: a match with both teams' form and their earlier meetings. */
export const matchDocuments = jsonDocuments('main', MatchDocumentSchema, (id: number) => `matches/${id}`);

export const readMatchDocument = matchDocuments.read;
