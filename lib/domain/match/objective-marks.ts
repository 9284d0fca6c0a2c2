import { LOG_OBJECTIVES } from './game-events';
import type { GameLog } from './game-log';
import { CURVE_OBJECTIVES, type CurveObjective, type CurvePoint } from './gold-curve';

export type ObjectiveMark = {
  readonly teamId: number;
  readonly objective: CurveObjective;
  readonly seconds: number;
  /** Whether the second is exact; else it was taken between the previous point of the curve and this one. */
  readonly exact: boolean;
};

/**
 * What was taken when, for the time of the curve: to the second where every event is reported,
 * else by its points. When in a gap something was taken is not known: it has no place.
 */
export function objectiveMarks(points: readonly CurvePoint[], log: GameLog | undefined): ObjectiveMark[] {
  if (!log?.complete) {
    const known = points.filter(({ afterGap }) => !afterGap);
    return known.flatMap(({ seconds, taken }) => taken.map(({ teamId, objective }) => ({ teamId, objective, seconds, exact: false })));
  }
  const [begin, end] = [points[0]?.seconds ?? 0, points.at(-1)?.seconds ?? 0];
  return log.moments.flatMap((moment): ObjectiveMark[] => {
    if ('duels' in moment || moment.teamId === null || moment.seconds < begin || moment.seconds > end) return [];
    const objective = CURVE_OBJECTIVES.find((kind) => kind === LOG_OBJECTIVES[moment.what]);
    return objective === undefined ? [] : [{ teamId: moment.teamId, objective, seconds: moment.seconds, exact: true }];
  });
}
