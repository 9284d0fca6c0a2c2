import { SerieDocumentSchema } from '../../domain/entities/entity-models';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `series/{id}`: a serie and its tournaments. */
export const serieDocuments = jsonDocuments('main', SerieDocumentSchema, (id: number) => documentPath`series/${id}`);

export const readSerieDocument = serieDocuments.read;
export const readAllSerieDocuments = () => readCollection('main', 'series', SerieDocumentSchema);
