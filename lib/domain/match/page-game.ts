import type { GameDetail } from './game';
import { goldCurve, type GoldCurve } from './gold-curve';

/** A game as the page shows it: instead of its frames the curve that is drawn from them. */
export type PageGame = Omit<GameDetail, 'frames'> & { readonly curve?: GoldCurve };

export function pageGame({ frames, ...game }: GameDetail): PageGame {
  const curve = goldCurve(frames);
  return curve === undefined ? game : { ...game, curve };
}
