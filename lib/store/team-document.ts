import { TeamSchema } from '../domain/entities';
import { LastMatchesSchema } from '../domain/entity-models';
import { readCollection } from './list-documents';
import { jsonDocuments } from './stored-document';

/** `teams/{id}` and `lastMatches/{teamId}`. */
export const teamDocuments = jsonDocuments('main', TeamSchema, (id: number) => `teams/${id}`);
export const lastMatchesDocuments = jsonDocuments('main', LastMatchesSchema, (teamId: number) => `lastMatches/${teamId}`);

export const readTeam = teamDocuments.read;
export const readLastMatches = lastMatchesDocuments.read;
export const readAllTeams = () => readCollection('main', 'teams', TeamSchema);
