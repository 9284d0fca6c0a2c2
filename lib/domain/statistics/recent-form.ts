import type { TrendGame } from './player-figures-document';
import { average, kda } from './sums';

/** Games that form looks back on. */
export const FORM_GAMES = 10;

/** A player's latest games together. */
export type RecentForm = {
  /** Those that it is of, at most FORM_GAMES. */
  readonly games: number;
  /** Over the totals of the games. */
  readonly kda: number;
  /** The mean of the games in which it is known; null of none. */
  readonly damagePerMinute: number | null;
};

/** `trend`: oldest first. Null without games. */
export function recentForm(trend: readonly TrendGame[]): RecentForm | null {
  const games = trend.slice(-FORM_GAMES);
  if (games.length === 0) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const damage = games.flatMap(([, , , , perMinute]) => perMinute ?? []);
  return {
    games: games.length,
    kda: kda(sum(games.map(([, kills]) => kills)), sum(games.map(([, , deaths]) => deaths)), sum(games.map(([, , , assists]) => assists))),
    damagePerMinute: average(sum(damage), damage.length),
  };
}
