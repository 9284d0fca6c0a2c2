import type { GameDetail } from './game';

/** Whether anything is known of a game besides its result. */
export function hasFigures({ teams, players }: Pick<GameDetail, 'teams' | 'players'>): boolean {
  if (players.length > 0) return true;
  return teams.some(({ kills, gold, towers, bans }) => bans.length > 0 || kills !== null || gold !== null || towers !== null);
}
