import { isElimination } from '../../domain/competition/elimination';
import { inGroups, type StandingsRow } from '../../domain/competition/standings';
import { groupsOf } from '../../domain/competition/table-groups';
import type { Tournament } from '../../domain/entities/entities';
import type { Season } from '../index/season';

/** Whether places in a stage go by records among all of its teams: it is neither a bracket nor a Swiss stage. */
export function isTable(tournament: Tournament, { matchIndex }: Season): boolean {
  return !isElimination(tournament, matchIndex.ofTournament(tournament.id)) && !/swiss/i.test(tournament.name);
}

/** The rows of a stage's table, group by group where its schedule shows groups. */
export function rowsInGroups(tournament: Tournament, rows: readonly StandingsRow[], season: Season): StandingsRow[] {
  if (!isTable(tournament, season)) return [...rows];
  const teamIds = rows.map(({ team }) => team.id);
  return inGroups(rows, groupsOf(teamIds, season.matchIndex.ofTournament(tournament.id)));
}
