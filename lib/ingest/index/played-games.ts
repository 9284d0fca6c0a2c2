import type { Match } from '../../domain/match/match';
import type { Coverage } from '../../domain/statistics/coverage';
import type { GameStatLines, StatsIndex } from './stats-index';

/** A finished game whose winner is known. */
export type PlayedGame = {
  readonly position: number;
  readonly winnerId: number;
  readonly lengthSeconds: number | null;
  /** What the game adds to figures; null where the source has given none. */
  readonly lines: GameStatLines | null;
};

/** The games of a match that count, whether they have figures or not: those listed by the match, and those known only from figures. */
export function playedGames(match: Match, stats: StatsIndex): PlayedGame[] {
  const known = stats.of(match.id);
  const sides = [match.left.id, match.right.id];
  const bare = (sides.every((id) => id > 0) ? match.games : []).flatMap(
    ({ id, position, status, winnerId, lengthSeconds }): PlayedGame[] => {
      if (status !== 'finished' || winnerId === null || !sides.includes(winnerId)) return [];
      return known.some(({ gameId }) => gameId === id) ? [] : [{ position, winnerId, lengthSeconds, lines: null }];
    },
  );
  return [
    ...known.map((lines) => ({ position: lines.position, winnerId: lines.winnerId, lengthSeconds: lines.lengthSeconds, lines })),
    ...bare,
  ];
}

/** How many games there are, and of how many the figures in question are known. */
export function coverageOf(games: readonly PlayedGame[], known: (lines: GameStatLines) => boolean): Coverage {
  return { games: games.length, withFigures: games.filter(({ lines }) => lines !== null && known(lines)).length };
}
