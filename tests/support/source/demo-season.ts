import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import { buildDemoSeason } from '../../../lib/source/demo/season';

/** A Monday that the tests build their season for. */
export const WEEK = '2026-11-16';
export const WEEK_START = Date.parse(`${WEEK}T00:00:00Z`);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const season = buildDemoSeason(WEEK);
export const allGames = [...season.games.values()].flat();

export function finishedOnly(matches: readonly Match[]): FinishedMatch[] {
  return matches.filter((match): match is FinishedMatch => match.status === 'finished');
}

export const finished = finishedOnly(season.matches);

export function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
