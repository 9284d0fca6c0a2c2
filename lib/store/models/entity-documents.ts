import { ChampionSchema, PlayerSchema, TeamSchema } from '../../domain/entities/entities';
import { LastMatchesSchema } from '../../domain/models/entity-models';
import { RankingsSchema, TeamRatingSchema } from '../../domain/rating/rankings';
import { ChampionFiguresSchema, DraftCountsSchema } from '../../domain/statistics/champion-figures-document';
import { PlayerFiguresSchema } from '../../domain/statistics/player-figures-document';
import {
  ChampionStatsDocumentSchema,
  PlayerStatsDocumentSchema,
  StatsScopesSchema,
  TeamStatsDocumentSchema,
} from '../../domain/statistics/stats-document';
import { TeamFiguresSchema, TeamMatchesSchema } from '../../domain/statistics/team-figures';
import { documentPath } from '../core/document-path';
import { readCollection } from '../core/list-documents';
import { jsonDocuments } from '../core/stored-document';

/** `teams/{id}`, `lastMatches/{teamId}`, `teamMatches/{teamId}-{year}`, and in the games project `teamFigures/{teamId}`: what a team's page reads. */
export const teamDocuments = jsonDocuments('main', TeamSchema, (id: number) => documentPath`teams/${id}`);
export const lastMatchesDocuments = jsonDocuments('main', LastMatchesSchema, (teamId: number) => documentPath`lastMatches/${teamId}`);
export const teamMatchesDocuments = jsonDocuments(
  'main',
  TeamMatchesSchema,
  (teamId: number, year: number) => documentPath`teamMatches/${teamId}-${year}`,
);
export const teamFiguresDocuments = jsonDocuments('games', TeamFiguresSchema, (teamId: number) => documentPath`teamFigures/${teamId}`);

export const readTeam = teamDocuments.read;
export const readLastMatches = lastMatchesDocuments.read;
export const readTeamMatches = teamMatchesDocuments.read;
export const readTeamFigures = teamFiguresDocuments.read;
export const readAllTeams = () => readCollection('main', 'teams', TeamSchema);

export const playerDocuments = jsonDocuments('main', PlayerSchema, (id: number) => documentPath`players/${id}`);

export const readPlayer = playerDocuments.read;
export const readAllPlayers = () => readCollection('main', 'players', PlayerSchema);

export const championDocuments = jsonDocuments('games', ChampionSchema, (id: number) => documentPath`champions/${id}`);

export const readAllChampions = () => readCollection('games', 'champions', ChampionSchema);

/** `stats/{scope}-{kind}` in the games project, by a scope's key ("serie:9"), and `stats/scopes`, which lists them. */
export const playerStatsDocuments = jsonDocuments(
  'games',
  PlayerStatsDocumentSchema,
  (scope: string) => documentPath`stats/${scope}-players`,
);
export const teamStatsDocuments = jsonDocuments('games', TeamStatsDocumentSchema, (scope: string) => documentPath`stats/${scope}-teams`);
export const championStatsDocuments = jsonDocuments(
  'games',
  ChampionStatsDocumentSchema,
  (scope: string) => documentPath`stats/${scope}-champions`,
);
export const statsScopesDocuments = jsonDocuments('games', StatsScopesSchema, () => documentPath`stats/scopes`);

/** `stats/drafts`: the games that rates of a champion's page divide by. */
export const draftCountsDocuments = jsonDocuments('games', DraftCountsSchema, () => documentPath`stats/drafts`);

/** `championFigures/{id}`: what a champion's page shows. */
export const championFiguresDocuments = jsonDocuments('games', ChampionFiguresSchema, (id: number) => documentPath`championFigures/${id}`);

/** `playerFigures/{id}`: what a player's page shows of their games. */
export const playerFiguresDocuments = jsonDocuments('games', PlayerFiguresSchema, (id: number) => documentPath`playerFigures/${id}`);

export const readPlayerFigures = playerFiguresDocuments.read;
export const readChampionFigures = championFiguresDocuments.read;
export const readDraftCounts = draftCountsDocuments.read;
export const readPlayerStats = playerStatsDocuments.read;
export const readTeamStats = teamStatsDocuments.read;
export const readChampionStats = championStatsDocuments.read;
export const readStatsScopes = statsScopesDocuments.read;

/** `ratings/ranking`: about half a kilobyte a team. */
export const rankingsDocuments = jsonDocuments('main', RankingsSchema, () => documentPath`ratings/ranking`);
export const readRankings = rankingsDocuments.read;

export const teamRatingDocuments = jsonDocuments('main', TeamRatingSchema, (teamId: number) => documentPath`teamRatings/${teamId}`);
export const readTeamRating = teamRatingDocuments.read;
