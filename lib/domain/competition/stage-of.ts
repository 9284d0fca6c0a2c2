import type { Tournament } from '../entities/entities';
import type { Stage } from './stage';

export function stageOf({ id, name, beginAt, endAt, hasBracket, teams }: Tournament): Stage {
  return { id, name, beginAt, endAt, hasBracket, teamIds: teams.map((team) => team.id) };
}
