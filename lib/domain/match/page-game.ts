import type { GameDetail } from './game';
import { gameCourse, type GameCourse, type GamePrior } from './game-course';
import { goldCurve, type GoldCurve } from './gold-curve';

/** A game as the page shows it: instead of its frames the curve that is drawn from them, and what is known beside it. */
export type PageGame = Omit<GameDetail, 'frames'> & { readonly curve?: GoldCurve; readonly course?: GameCourse };

/** @param options `prior` is null where nothing is known of the teams' strength. */
export function pageGame({ frames, ...game }: GameDetail, { prior }: { readonly prior: GamePrior | null }): PageGame {
  const curve = goldCurve(frames);
  return curve === undefined ? game : { ...game, curve, course: gameCourse({ frames, teams: game.teams }, curve, prior) };
}
