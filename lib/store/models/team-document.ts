import { TeamSchema } from '../../domain/entities/entities';
import { LastMatchesSchema } from '../../domain/entities/entity-models';
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
