import { isElimination } from '../../domain/competition/elimination';
import type { TeamStub, Tournament } from '../../domain/entities/entities';
import { groupsOf } from '../../domain/competition/table-groups';
import type { MatchIndex } from '../index/match-index';

/** A stage in which places go by records among all of its teams: no bracket, no Swiss stage. */
export function isTable(tournament: Tournament, matchIndex: MatchIndex): boolean {
  return !isElimination(tournament, matchIndex.ofTournament(tournament.id)) && !/swiss/i.test(tournament.name);
}

/** The groups within a stage, by ids of teams; null where its teams form one table. */
export function deriveGroups(tournament: Tournament, teams: readonly TeamStub[], matchIndex: MatchIndex): number[][] | null {
  if (!isTable(tournament, matchIndex)) return null;
  return groupsOf(
    teams.map(({ id }) => id),
    matchIndex.ofTournament(tournament.id),
  );
}
