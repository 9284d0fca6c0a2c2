import * as v from 'valibot';
import type { Role } from './role';

/** What is usual of players in each role, for comparisons across roles. */

const MeansSchema = v.object({ participation: v.number(), damageShare: v.number(), goldAhead: v.number(), deaths: v.number() });
/** Of the winners of a game, by role. Gold per minute ahead of the opponent in the role. */
export const WinnerMeansSchema = v.object({ top: MeansSchema, jgl: MeansSchema, mid: MeansSchema, adc: MeansSchema, support: MeansSchema });
export type WinnerMeans = v.InferOutput<typeof WinnerMeansSchema>;

export type RoleFigure = keyof WinnerMeans[Role];

type ByRole = Readonly<Record<Role, Readonly<Record<RoleFigure, number>>>>;

/** Over the 5,590 games of 2022 and 2023. */
export const WINNER_MEANS: WinnerMeans = {
  top: { participation: 0.573, damageShare: 0.228, goldAhead: 65.6, deaths: 1.7 },
  jgl: { participation: 0.709, damageShare: 0.148, goldAhead: 63.7, deaths: 1.7 },
  mid: { participation: 0.681, damageShare: 0.263, goldAhead: 71.4, deaths: 1.46 },
  adc: { participation: 0.709, damageShare: 0.285, goldAhead: 88.1, deaths: 1.32 },
  support: { participation: 0.741, damageShare: 0.076, goldAhead: 46.3, deaths: 1.9 },
};

/** Standard deviations of all players of a game, over the same games. */
export const ROLE_DEVIATIONS: ByRole = {
  top: { participation: 0.209, damageShare: 0.068, goldAhead: 98, deaths: 1.83 },
  jgl: { participation: 0.178, damageShare: 0.053, goldAhead: 85.3, deaths: 1.91 },
  mid: { participation: 0.196, damageShare: 0.071, goldAhead: 97.4, deaths: 1.74 },
  adc: { participation: 0.198, damageShare: 0.075, goldAhead: 113, deaths: 1.66 },
  support: { participation: 0.192, damageShare: 0.036, goldAhead: 58.2, deaths: 1.99 },
};
