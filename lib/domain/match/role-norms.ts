import * as v from 'valibot';
import type { Role } from './role';

/** What is usual of players in each role, for comparisons across roles. */

const MeansSchema = v.object({ participation: v.number(), damageShare: v.number(), goldAhead: v.number(), deaths: v.number() });
/** The means of the winners of a game, by role; `goldAhead` is gold per minute ahead of the opponent in the role. */
export const WinnerMeansSchema = v.object({ top: MeansSchema, jgl: MeansSchema, mid: MeansSchema, adc: MeansSchema, support: MeansSchema });
export type WinnerMeans = v.InferOutput<typeof WinnerMeansSchema>;

export type RoleFigure = keyof WinnerMeans[Role];

type ByRole = Readonly<Record<Role, WinnerMeans[Role]>>;

const figuresOf = (participation: number, damageShare: number, goldAhead: number, deaths: number): WinnerMeans[Role] => ({
  participation,
  damageShare,
  goldAhead,
  deaths,
});

/** Means over the 5,590 games of 2022 and 2023. */
export const WINNER_MEANS: WinnerMeans = {
  top: figuresOf(0.573, 0.228, 65.6, 1.7),
  jgl: figuresOf(0.709, 0.148, 63.7, 1.7),
  mid: figuresOf(0.681, 0.263, 71.4, 1.46),
  adc: figuresOf(0.709, 0.285, 88.1, 1.32),
  support: figuresOf(0.741, 0.076, 46.3, 1.9),
};

/** Standard deviations of all players of a game, over the same games. */
export const ROLE_DEVIATIONS: ByRole = {
  top: figuresOf(0.209, 0.068, 98, 1.83),
  jgl: figuresOf(0.178, 0.053, 85.3, 1.91),
  mid: figuresOf(0.196, 0.071, 97.4, 1.74),
  adc: figuresOf(0.198, 0.075, 113, 1.66),
  support: figuresOf(0.192, 0.036, 58.2, 1.99),
};
