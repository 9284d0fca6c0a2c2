import { teamInMatch } from '../../domain/entities/team-stub';
import type { Match } from '../../domain/match/match';
import type { PlayerChampion } from '../../domain/statistics/player-figures-document';
import type { GameStatLines, PlayerGameLine } from '../index/stats-index';

export type PlayedLine = { readonly match: Match; readonly game: GameStatLines; readonly line: PlayerGameLine };

type GameRecord = Pick<PlayerChampion, 'games' | 'wins' | 'kills' | 'deaths' | 'assists'>;

/** A record with one more game. */
export function withGame(known: GameRecord | undefined, { wins, kills, deaths, assists }: PlayerGameLine['totals']): GameRecord {
  return {
    games: (known?.games ?? 0) + 1,
    wins: (known?.wins ?? 0) + wins,
    kills: (known?.kills ?? 0) + kills,
    deaths: (known?.deaths ?? 0) + deaths,
    assists: (known?.assists ?? 0) + assists,
  };
}

/** It as a player's and a champion's page list it. */
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
