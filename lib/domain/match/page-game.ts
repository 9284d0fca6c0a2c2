import type { GameDetail } from './game';
import { gameCourse, type GameCourse, type GamePrior } from './game-course';
import { gameLog, type GameLog } from './game-log';
import { goldCurve, type GoldCurve } from './gold-curve';

/** A game as the page shows it: instead of its frames the curve that is drawn from them, and what is known beside it; instead of its events those that are worth a line. */
export type PageGame = Omit<GameDetail, 'frames' | 'events'> & {
  readonly curve?: GoldCurve;
  readonly course?: GameCourse;
  readonly log?: GameLog;
  /** Seconds since the start at which the figures of a game under way were taken; absent where the source does not say. */
  readonly figuresAt?: number;
};

/** @param options `prior` is null where nothing is known of the teams' strength. */
export function pageGame({ frames, events, ...game }: GameDetail, { prior }: { readonly prior: GamePrior | null }): PageGame {
  const curve = goldCurve(frames);
  const last = game.status === 'running' ? frames.at(-1) : undefined;
  return {
    ...game,
    ...(curve === undefined ? {} : { curve, course: gameCourse({ frames, teams: game.teams }, curve, prior) }),
    ...(events === undefined ? {} : { log: gameLog(events) }),
    ...(last === undefined ? {} : { figuresAt: last.seconds }),
  };
}
