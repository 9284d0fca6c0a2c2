import type { Frame } from './game';

/**
 * The course of a game in the few numbers that a chart of it needs, from the
 * `frames` of `GameDetail`: a twentieth of their size, so that a page can carry
 * it for every game of a series.
 */

export const CURVE_OBJECTIVES = ['towers', 'dragons', 'barons', 'inhibitors'] as const;
export type CurveObjective = (typeof CURVE_OBJECTIVES)[number];

export type GoldCurve = {
  /** Ids of the two teams, in the order of `gold`. */
  readonly teams: readonly [number, number];
  /** Seconds of each frame since the start of the game, ascending. */
  readonly seconds: readonly number[];
  /** Gold that each team has earned until each frame. */
  readonly gold: readonly [readonly number[], readonly number[]];
  /** What was taken between a frame and the one before it: index of the frame, of the team (0 or 1), of the objective in `CURVE_OBJECTIVES`, and how many. */
  readonly taken: readonly (readonly [frame: number, team: number, objective: number, count: number])[];
};

type TeamFrame = Frame['teams'][number];
type GoldFrame = TeamFrame & { readonly gold: number };

function hasGold(team: TeamFrame | undefined): team is GoldFrame {
  return team !== undefined && team.gold !== null;
}

/** Frames with the gold of both teams, by time, as [seconds, one, other]. */
function rowsOf(frames: readonly Frame[], oneId: number, otherId: number): (readonly [number, GoldFrame, GoldFrame])[] {
  return [...frames]
    .sort((a, b) => a.seconds - b.seconds)
    .flatMap(({ seconds, teams }) => {
      const one = teams.find(({ id }) => id === oneId);
      const other = teams.find(({ id }) => id === otherId);
      return hasGold(one) && hasGold(other) ? [[seconds, one, other] as const] : [];
    });
}

/** The curve of a game; undefined with fewer than two moments, which make no line. Only gold is needed; objectives are left out where they are not known. */
export function goldCurve(frames: readonly Frame[]): GoldCurve | undefined {
  const [one, other] = frames.find(({ teams }) => teams.filter(hasGold).length > 1)?.teams.filter(hasGold) ?? [];
  if (!one || !other) return undefined;
  const rows = rowsOf(frames, one.id, other.id);
  if (rows.length < 2) return undefined;
  const taken = rows.flatMap(([, ...teams], row) =>
    teams.flatMap((team, index) =>
      CURVE_OBJECTIVES.flatMap((objective, kind): GoldCurve['taken'][number][] => {
        const before = row === 0 ? 0 : (rows[row - 1]?.[index === 0 ? 1 : 2][objective] ?? null);
        const now = team[objective];
        // Taken since the previous frame only where both frames have the count.
        const count = now === null || before === null ? 0 : now - before;
        return count > 0 ? [[row, index, kind, count]] : [];
      }),
    ),
  );
  return {
    teams: [one.id, other.id],
    seconds: rows.map(([seconds]) => seconds),
    gold: [rows.map(([, team]) => team.gold), rows.map(([, , team]) => team.gold)],
    taken,
  };
}

/** Sources have a frame at least every five minutes; a longer silence is an unknown stretch. */
export const GAP_SECONDS = 6 * 60;

export type CurvePoint = {
  readonly seconds: number;
  /** Seconds of the previous point; null for the first. */
  readonly since: number | null;
  /** The previous point is so long ago that nothing is known of the time between, nor when in it anything was taken. */
  readonly afterGap: boolean;
  /** Gold of the named team less the other's: positive while it is ahead. */
  readonly lead: number;
  readonly taken: readonly { readonly teamId: number; readonly objective: CurveObjective; readonly count: number }[];
};

export function curvePoints(curve: GoldCurve, teamId: number): CurvePoint[] {
  const sign = curve.teams[0] === teamId ? 1 : -1;
  return curve.seconds.map((seconds, index) => ({
    seconds,
    since: curve.seconds[index - 1] ?? null,
    afterGap: seconds - (curve.seconds[index - 1] ?? seconds) > GAP_SECONDS,
    lead: sign * ((curve.gold[0][index] ?? 0) - (curve.gold[1][index] ?? 0)),
    taken: curve.taken.flatMap(([row, team, kind, count]) => {
      const objective = CURVE_OBJECTIVES[kind];
      const takerId = curve.teams[team === 0 ? 0 : 1];
      return row === index && objective ? [{ teamId: takerId, objective, count }] : [];
    }),
  }));
}
