import { HeadToHeadDocumentSchema } from '../../domain/models/entity-models';
import { GamesDocumentSchema, HomeStateSchema, IngestStateSchema, MatchDocumentSchema } from '../../domain/models/read-models';
import { WeekDocumentSchema, type WeekDocument } from '../../domain/schedule/week-document';
import { isNeedless } from '../../domain/match/match-state';
import { VideosStateSchema } from '../../domain/match/videos';
import { documentPath } from '../core/document-path';
import { readCollection, walkDocuments } from '../core/list-documents';
import { readDocuments } from '../core/read-document';
import { jsonDocuments, plainDocuments } from '../core/stored-document';

/** `matches/{id}`: a match with both teams' form and their earlier meetings. */
export const matchDocuments = jsonDocuments('main', MatchDocumentSchema, (id: number) => documentPath`matches/${id}`);

export const readMatchDocument = matchDocuments.read;

/** Documents in the order of the ids; null for each that is missing or malformed (reported). Throws StoreUnavailableError. */
export const readMatchDocuments = (ids: readonly number[]) =>
  readDocuments(
    'main',
    ids.map((id) => matchDocuments.address(id).path),
    MatchDocumentSchema,
  );

/** `games/{matchId}` in the games project; a match without figures has none. */
export const gamesDocuments = jsonDocuments('games', GamesDocumentSchema, (matchId: number) => documentPath`games/${matchId}`);

export const readGames = gamesDocuments.read;
/** All games documents one after the other: they are too many for memory. */
export const walkGames = () => walkDocuments('games', 'games', GamesDocumentSchema);

/** The match whose games a path holds; null for any other document. */
export function matchOfGamesPath(path: string): number | null {
  const [collection, id] = path.split('/');
  return collection === 'games' ? Number(id) : null;
}

/** `weeks/{Monday}` by "YYYY-MM-DD": every match of that UTC week. A week without matches has no document. */
export const weekDocuments = jsonDocuments('main', WeekDocumentSchema, (monday: string) => documentPath`weeks/${monday}`);

/** A week as pages show it: without finals that turned out needless. Throws StoreUnavailableError. */
export async function readWeek(monday: string): Promise<WeekDocument | null> {
  const week = await weekDocuments.read(monday);
  return week && { ...week, matches: week.matches.filter((match) => !isNeedless(match)) };
}
export const isWeekPath = (path: string): boolean => path.startsWith('weeks/');
export const readAllWeeks = () => readCollection('main', 'weeks', WeekDocumentSchema);

/** Two different teams, the lower id first: the id of their meetings. */
export type TeamPair = { readonly lowId: number; readonly highId: number };

export function teamPair(one: number, other: number): TeamPair {
  return { lowId: Math.min(one, other), highId: Math.max(one, other) };
}

/** `head2heads/{lowId}_{highId}`: all finished meetings of two teams. */
export const headToHeadDocuments = jsonDocuments(
  'main',
  HeadToHeadDocumentSchema,
  ({ lowId, highId }: TeamPair) => documentPath`head2heads/${lowId}_${highId}`,
);

export const readHeadToHead = headToHeadDocuments.read;

export const homeStateDocuments = jsonDocuments('main', HomeStateSchema, () => documentPath`states/home`);

/** `states/ingest`: where the stored documents came from. Absent until the first ingest begins; `finishedAt` is null while one has not ended. */
export const ingestStateDocuments = plainDocuments(IngestStateSchema, () => documentPath`states/ingest`);

export const videosStateDocuments = jsonDocuments('main', VideosStateSchema, () => documentPath`states/videos`);

export const readVideosState = videosStateDocuments.read;
export const readHomeState = homeStateDocuments.read;
export const readIngestState = ingestStateDocuments.read;
