import { WeekDocumentSchema } from '../../domain/entities/read-models';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `weeks/{Monday}` by "YYYY-MM-DD": every match of that UTC week. A week without matches has no document. */
export const weekDocuments = jsonDocuments('main', WeekDocumentSchema, (monday: string) => documentPath`weeks/${monday}`);

export const readWeek = weekDocuments.read;
export const readAllWeeks = () => readCollection('main', 'weeks', WeekDocumentSchema);
