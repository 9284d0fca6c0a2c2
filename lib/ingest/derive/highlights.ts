import type { TeamStub } from '../../domain/entities/entities';
import { inOrder, MOST_OF_A_TEAM, topLists, type Highlights, type Roster } from '../../domain/competition/highlights';
import { isComplete } from '../../domain/competition/standings-figures';
import { NO_COVERAGE } from '../../domain/statistics/coverage';
import { championRows, playerRows } from '../../domain/statistics/stats-rows';
import { type Appearance, appear, deriveChampionStats, derivePlayerStats, mainRole } from './stats';
import type { Season } from '../index/season';

/** The players of each team in a scope's games. */
function appearances(scope: string, { matchIndex, stats }: Season): Map<number, Map<number, Appearance>> {
  const teams = new Map<number, Map<number, Appearance>>();
  for (const match of matchIndex.ofScope(scope)) {
    for (const line of stats.of(match.id).flatMap(({ players }) => players)) {
      const team = teams.get(line.teamId) ?? new Map<number, Appearance>();
      teams.set(line.teamId, team);
      appear(team, line);
    }
  }
  return teams;
}

/** `isOver`: today's roster says nothing about then. */
function rosterOf(team: TeamStub, played: ReadonlyMap<number, Appearance>, isOver: boolean, { entities }: Season): Roster {
  const listed = (isOver ? [] : (entities.teams.get(team.id)?.players ?? []))
    .filter(({ active }) => active)
    .map(({ id, name, role }) => ({ id, name, role, games: 0 }));
  const seen = [...played].map(([id, { name, roles, games }]) => ({ id, name, role: mainRole(roles), games }));
  const players = inOrder([...(seen.length > 0 ? seen : listed)].sort((a, b) => b.games - a.games || a.id - b.id).slice(0, MOST_OF_A_TEAM));
  return {
    teamId: team.id,
    players: players.map(({ id, name, role }) => ({ id, name, role })),
    ...(seen.length > 0 ? {} : { isListed: true }),
  };
}

/** What a page says of the players and champions of a scope ("tournament:16", "serie:9"), and who plays for these teams. */
export function deriveHighlights(scope: string, teams: readonly TeamStub[], season: Season): Highlights {
  const players = derivePlayerStats(scope, season);
  const champions = deriveChampionStats(scope, season);
  const played = appearances(scope, season);
  const isOver = isComplete(season.matchIndex.ofScope(scope));
  return {
    rosters: teams
      .map((team) => rosterOf(team, played.get(team.id) ?? new Map<number, Appearance>(), isOver, season))
      .filter((roster) => roster.players.length > 0),
    ...topLists(
      { rows: players === null ? [] : playerRows(players), coverage: players?.coverage ?? NO_COVERAGE },
      { rows: champions === null ? [] : championRows(champions), coverage: champions?.coverage ?? NO_COVERAGE },
    ),
  };
}
