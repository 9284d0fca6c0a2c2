import { RankingsSchema, TeamRatingSchema } from '../../domain/rating/rankings';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

/** `ratings/ranking`: about half a kilobyte a team. */
export const rankingsDocuments = jsonDocuments('main', RankingsSchema, () => documentPath`ratings/ranking`);
export const readRankings = rankingsDocuments.read;

export const teamRatingDocuments = jsonDocuments('main', TeamRatingSchema, (teamId: number) => documentPath`teamRatings/${teamId}`);
export const readTeamRating = teamRatingDocuments.read;
