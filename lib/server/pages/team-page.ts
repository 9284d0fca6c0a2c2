import { cacheTag } from '../../domain/page/cache-tags';
import type { Team } from '../../domain/entities/entities';
import type { HeadToHead } from '../../domain/entities/read-models';
import type { TeamFiguresDocument } from '../../domain/statistics/team-figures';
import { readHeadToHead, teamPair } from '../../store/models/head-to-head-document';
import { readTeam, readTeamFigures } from '../../store/models/team-document';
import { absent } from './absence';
import type { FoundData, Loaded } from './loaded';

type TeamPage = {
  readonly team: Team;
  /** Null for a team without matches. */
  readonly figures: TeamFiguresDocument | null;
};

/** A team and its figures; its matches are documents of their own. Two reads. */
export async function loadTeam(id: number): Promise<Loaded<TeamPage>> {
  const [team, figures] = await Promise.all([readTeam(id), readTeamFigures(id)]);
  const tags = [cacheTag.team(id)];
  return team ? { data: { team, figures }, tags, matches: [] } : absent({ kind: 'team', id }, tags);
}

/** All finished meetings of two teams, from the first one's side; zeros for teams that have not met. One read. */
export async function loadHeadToHead(left: number, right: number): Promise<FoundData<HeadToHead>> {
  const document = await readHeadToHead(teamPair(left, right));
  const { lowId = left, lowWins = 0, highWins = 0, draws = 0, matches = [] } = document ?? {};
  const [leftWins, rightWins] = lowId === left ? [lowWins, highWins] : [highWins, lowWins];
  return { data: { leftWins, rightWins, draws, matches }, tags: [cacheTag.team(left), cacheTag.team(right)], matches: [] };
}
