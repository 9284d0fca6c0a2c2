import type { SeriesGame } from '../match/series-games';

/**
 * How much the figures of a scope stand for: `games` are its finished games
 * whose winner is known, `withFigures` those of them in which the source has
 * given the figures in question (players' lines, a team's figures, a draft).
 */
export type Coverage = { games: number; withFigures: number };

export const NO_COVERAGE: Coverage = { games: 0, withFigures: 0 };

/** Some games lack figures, so that whatever shows the others' must say so. Not known (null, undefined) of documents stored before it was counted. */
export function isPartial(coverage: Coverage | null | undefined): coverage is Coverage {
  return !!coverage && coverage.withFigures < coverage.games;
}

/** Figures of more than half of the games: only then they are compared (places, percentiles, top fives). */
export function coversMost(coverage: Coverage | null | undefined): boolean {
  return !coverage || coverage.withFigures * 2 > coverage.games;
}

/** How many of the finished games figures are shown of. */
export function seriesCoverage(games: readonly SeriesGame[]): Coverage {
  const finished = games.filter(({ status }) => status === 'finished');
  return { games: finished.length, withFigures: finished.filter(({ detail }) => detail !== null).length };
}
