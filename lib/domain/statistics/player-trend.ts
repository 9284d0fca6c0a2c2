import type { TrendGame } from './player-figures-document';
import { kda } from './sums';

export const TREND_FIGURES = ['kda', 'damagePerMinute'] as const;
export type TrendFigure = (typeof TREND_FIGURES)[number];

/** Fewer games draw no line. */
export const LEAST_TREND_GAMES = 3;

/** A game as the chart draws it: `x` counts the games from the oldest. */
export type TrendPoint = { readonly x: number; readonly y: number; readonly at: string; readonly record: string };

/** The games in which a figure is known, oldest first. */
export function trendPoints(games: readonly TrendGame[], figure: TrendFigure): TrendPoint[] {
  return games
    .map(([minutes, kills, deaths, assists, damage]) => ({
      y: figure === 'kda' ? kda(kills, deaths, assists) : damage,
      at: new Date(minutes * 60_000).toISOString(),
      record: `${kills}/${deaths}/${assists}`,
    }))
    .flatMap(({ y, ...game }) => (y === null ? [] : [{ ...game, y }]))
    .map((game, index) => ({ x: index + 1, ...game }));
}
