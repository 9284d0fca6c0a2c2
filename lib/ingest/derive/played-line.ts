import { teamInMatch } from '../../domain/entities/team-stub';
import type { Match } from '../../domain/match/match';
import type { Role } from '../../domain/match/role';
import { addPlayerTotals, NO_PLAYER_TOTALS } from '../../domain/statistics/player-stats';
import type { GameStatLines, PlayerGameLine } from '../index/stats-index';

export type PlayedLine = { readonly match: Match; readonly game: GameStatLines; readonly line: PlayerGameLine };

/** Sums over games of players. */
export function recordOf(lines: readonly PlayerGameLine[]) {
  const { games, wins, kills, deaths, assists } = lines.map(({ totals }) => totals).reduce(addPlayerTotals, NO_PLAYER_TOTALS);
  return { games, wins, kills, deaths, assists };
}

/** A game with the opponent: the other team's player of the same role. */
type LaneGame = PlayedLine & { readonly role: Role; readonly other: PlayerGameLine };

/** The games in which the opponent in the same role is known. */
export function laneGamesOf(played: readonly PlayedLine[]): LaneGame[] {
  return played.flatMap((one) => {
    const { role, teamId } = one.line;
    const other = role === null ? undefined : one.game.players.find((each) => each.role === role && each.teamId !== teamId);
    return role === null || other === undefined ? [] : [{ ...one, role, other }];
  });
}

/** A game as the pages of players and champions list it. */
export function listedGame({ match, game, line }: PlayedLine) {
  const { wins, kills, deaths, assists } = line.totals;
  return {
    matchId: match.id,
    position: game.position,
    beginAt: match.beginAt,
    leagueName: match.leagueName,
    left: match.left.name,
    right: match.right.name,
    opponent: teamInMatch(match, match.left.id === line.teamId ? match.right.id : match.left.id),
    won: wins > 0,
    kills,
    deaths,
    assists,
  };
}
