import { ChampionFiguresSchema, DraftCountsSchema } from '../../domain/statistics/champion-figures-document';
import { PlayerFiguresSchema } from '../../domain/statistics/player-figures-document';
import {
  ChampionStatsDocumentSchema,
  PlayerStatsDocumentSchema,
  StatsScopesSchema,
  TeamStatsDocumentSchema,
} from '../../domain/statistics/stats-document';
import { documentPath } from '../core/document-path';
import { jsonDocuments } from '../core/stored-document';

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
