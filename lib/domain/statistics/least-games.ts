import { HIGHEST_WIN_RATE_MIN_GAMES } from '../values/constants';
import type { FigureKey } from './figure-columns';
import type { StatsQuery } from './table-query';

const OF_RESULTS: readonly FigureKey[] = ['winRate', 'kda', 'blueWinRate'];

/** Whether a handful of games makes a champion's figure extreme; how often it was drafted is none of these. */
export const needsGames = (key: string): boolean => OF_RESULTS.some((each) => each === key);

/**
 * From how many games on a row's averages and rates are worth a comparison: a
 * fifth of the games of the row that has most.
 */
export function comparedGames(most: number): number {
  return Math.max(1, Math.ceil(most / 5));
}

/**
 * The fewest games that a row must have: the requested number, else enough to compare it. A champion's place by presence needs none; "highest win rate" needs
 * some of a champion in any case.
 *
 * @param most games of the row that has most
 */
export function leastGames({ kind, sort, least }: StatsQuery, most: number): number {
  if (kind !== 'champions') return least ?? comparedGames(most);
  const asked = least ?? (needsGames(sort) ? comparedGames(most) : 1);
  return sort === 'winRate' ? Math.max(asked, HIGHEST_WIN_RATE_MIN_GAMES) : asked;
}
