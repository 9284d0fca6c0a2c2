import type { Match } from '../../domain/match/match';
import type { GameStatLines, PlayerGameLine } from '../index/stats-index';
import { sideStub } from './stats';

export type PlayedLine = { readonly match: Match; readonly game: GameStatLines; readonly line: PlayerGameLine };

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
    opponent: sideStub(match, match.left.id === line.teamId ? match.right.id : match.left.id),
    won: wins > 0,
    kills,
    deaths,
    assists,
  };
}
