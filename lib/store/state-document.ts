import { HomeStateSchema, IngestStateSchema } from '../domain/read-models';
import { jsonDocuments, plainDocuments } from './stored-document';

/** `states/home`: what the homepage lists. */
export const homeStateDocuments = jsonDocuments('main', HomeStateSchema, () => 'states/home');

/** `states/ingest`: where the stored documents came from. Absent until the first ingest begins; `finishedAt` is null while one has not ended. */
export const ingestStateDocuments = plainDocuments('main', IngestStateSchema, () => 'states/ingest');

export const readHomeState = homeStateDocuments.read;
export const readIngestState = ingestStateDocuments.read;
