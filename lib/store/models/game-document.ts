import { GamesDocumentSchema } from '../../domain/entities/read-models';
import { documentPath } from '../core/document-path';
import { walkCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `games/{matchId}` in the games project; a match without figures has none. */
export const gamesDocuments = jsonDocuments('games', GamesDocumentSchema, (matchId: number) => documentPath`games/${matchId}`);

export const readGames = gamesDocuments.read;
/** All of them, one after the other: they are too many for memory. */
export const walkGames = () => walkCollection('games', 'games', GamesDocumentSchema);
