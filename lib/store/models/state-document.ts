import { HomeStateSchema, IngestStateSchema } from '../../domain/entities/read-models';
import { VideosStateSchema } from '../../domain/match/videos';
import { documentPath } from '../core/document-path';
import { jsonDocuments, plainDocuments } from '../core/stored-document';

/** `states/home`: what the homepage lists. */
export const homeStateDocuments = jsonDocuments('main', HomeStateSchema, () => documentPath`states/home`);

/** `states/ingest`: where the stored documents came from. Absent until the first ingest begins; `finishedAt` is null while one has not ended. */
export const ingestStateDocuments = plainDocuments('main', IngestStateSchema, () => documentPath`states/ingest`);

/** `states/videos`: what the page of videos lists. */
export const videosStateDocuments = jsonDocuments('main', VideosStateSchema, () => documentPath`states/videos`);

export const readVideosState = videosStateDocuments.read;
export const readHomeState = homeStateDocuments.read;
export const readIngestState = ingestStateDocuments.read;
