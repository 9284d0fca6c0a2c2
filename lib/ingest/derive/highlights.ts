import type { TeamStub } from '../../domain/entities/entities';
import { inOrder, MOST_OF_A_TEAM, topLists, type Highlights, type Roster } from '../../domain/competition/highlights';
import { isComplete } from '../../domain/competition/standings-figures';
import { NO_COVERAGE } from '../../domain/statistics/coverage';
import { championRows, playerRows } from '../../domain/statistics/stats-rows';
import { grouped } from '../../domain/values/grouped';
import { deriveChampionStats, derivePlayerStats, playersIn } from './stats';
import type { Season } from '../index/season';

/** The players of a team in a scope. `isOver`: today's roster does not count, because the scope is over. */
function rosterOf(team: TeamStub, seen: ReturnType<typeof playersIn>, isOver: boolean, { entities }: Season): Roster {
  const listed = (isOver ? [] : (entities.teams.get(team.id)?.players ?? []))
    .filter(({ active }) => active)
    .map(({ id, name, role }) => ({ id, name, role, games: 0 }));
  const players = inOrder([...(seen.length > 0 ? seen : listed)].sort((a, b) => b.games - a.games || a.id - b.id).slice(0, MOST_OF_A_TEAM));
  return {
    teamId: team.id,
    players: players.map(({ id, name, role }) => ({ id, name, role })),
    ...(seen.length > 0 ? {} : { isListed: true }),
  };
}

/** The best players and champions of a scope ("tournament:16", "serie:9"), and who plays for these teams. */
export function deriveHighlights(scope: string, teams: readonly TeamStub[], season: Season): Highlights {
  const players = derivePlayerStats(scope, season);
  const champions = deriveChampionStats(scope, season);
  const matches = season.matchIndex.ofScope(scope);
  const lines = matches.flatMap(({ id }) => season.stats.of(id)).flatMap((game) => game.players);
  const played = grouped(lines, ({ teamId }) => [teamId]);
  return {
    rosters: teams
      .map((team) => rosterOf(team, playersIn(played.get(team.id) ?? []), isComplete(matches), season))
      .filter((roster) => roster.players.length > 0),
    ...topLists(
      { rows: players === null ? [] : playerRows(players), coverage: players?.coverage ?? NO_COVERAGE },
      { rows: champions === null ? [] : championRows(champions), coverage: champions?.coverage ?? NO_COVERAGE },
    ),
  };
}
