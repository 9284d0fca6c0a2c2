import type { ChanceFit } from './game-chance-terms';

/** Written by `npm run fit:game-chance` from 2795 games (docs/game-chance.md). */
export const GAME_CHANCE_FIT: ChanceFit = {
  gold: {
    alone: [
      { seconds: 300, side: 0.0731, gold: 0.1645, dragons: 0, prior: 0 },
      { seconds: 600, side: 0.0609, gold: 0.2646, dragons: 0, prior: 0 },
      { seconds: 900, side: 0.0082, gold: 0.2899, dragons: 0, prior: 0 },
    ],
    prior: [
      { seconds: 300, side: 0.0778, gold: 0.14, dragons: 0, prior: 1.0255 },
      { seconds: 600, side: 0.0634, gold: 0.2411, dragons: 0, prior: 0.8979 },
      { seconds: 900, side: 0.0174, gold: 0.2691, dragons: 0, prior: 0.7489 },
    ],
  },
  dragons: {
    alone: [
      { seconds: 300, side: 0.0731, gold: 0.1645, dragons: 0, prior: 0 },
      { seconds: 600, side: 0.1221, gold: 0.2628, dragons: 0.3555, prior: 0 },
      { seconds: 900, side: 0.1184, gold: 0.2792, dragons: 0.3265, prior: 0 },
    ],
    prior: [
      { seconds: 300, side: 0.0778, gold: 0.14, dragons: 0, prior: 1.0255 },
      { seconds: 600, side: 0.1292, gold: 0.2388, dragons: 0.3862, prior: 0.919 },
      { seconds: 900, side: 0.1377, gold: 0.2559, dragons: 0.3518, prior: 0.792 },
    ],
  },
};
