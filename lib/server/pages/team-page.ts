import { cacheTag } from '../../domain/cache-tags';
import type { Team } from '../../domain/entities';
import type { TeamFigures } from '../../domain/statistics/team-figures';
import { readTeam, readTeamFigures } from '../../store/models/team-document';
import type { Loaded } from './loaded';

type TeamPage = {
  readonly team: Team;
  /** Null for a team without matches. */
  readonly figures: TeamFigures | null;
};

/** A team and its figures; its matches are documents of their own. Two reads. */
export async function loadTeam(id: number): Promise<Loaded<TeamPage>> {
  const [team, figures] = await Promise.all([readTeam(id), readTeamFigures(id)]);
  return { data: team && { team, figures }, tags: [cacheTag.team(id)], matches: [] };
}
