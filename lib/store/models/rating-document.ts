import { RankingsSchema, TeamRatingSchema } from '../../domain/rating/rankings';
import { jsonDocuments } from '../core/stored-document';

/** `ratings/ranking`: about half a kilobyte a team. */
export const rankingsDocuments = jsonDocuments('main', RankingsSchema, () => 'ratings/ranking');
export const readRankings = rankingsDocuments.read;

export const teamRatingDocuments = jsonDocuments('main', TeamRatingSchema, (teamId: number) => `teamRatings/${teamId}`);
export const readTeamRating = teamRatingDocuments.read;
