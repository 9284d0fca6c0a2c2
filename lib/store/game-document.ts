import { GamesDocumentSchema } from '../domain/read-models';
import { jsonDocuments } from './stored-document';

/** `games/{matchId}` in the games project; a match without figures has none. */
export const gamesDocuments = jsonDocuments('games', GamesDocumentSchema, (matchId: number) => `games/${matchId}`);

export const readGames = gamesDocuments.read;
