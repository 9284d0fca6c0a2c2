import { HIGHEST_WIN_RATE_MIN_GAMES } from '../constants';
import type { StatsQuery } from './table-query';

/** The fewest games that a row must have: "highest win rate" needs some of a champion. */
export function leastGames({ kind, sort, least }: StatsQuery): number {
  return kind === 'champions' && sort === 'winRate' ? Math.max(least, HIGHEST_WIN_RATE_MIN_GAMES) : least;
}
