import { CURVE_OBJECTIVES, GAP_SECONDS, type CurveObjective, type GoldCurve } from './gold-curve';
import type { GameCourse } from './game-course';

/** What happened in a game between two moments of its course, as far as they tell. */
export type CourseEvent = {
  /** It happened until here … */
  readonly seconds: number;
  /** … and after this. */
  readonly since: number;
  readonly teams: readonly { readonly teamId: number; readonly kills: number; readonly taken: readonly TakenObjective[] }[];
  /** Who gained gold on the other in that time, and how much; null where neither did. */
  readonly gained: { readonly teamId: number; readonly gold: number } | null;
  /** Of the team whose chance grew: what it was before and after, in per mille; null where it stayed the same. */
  readonly chance: { readonly teamId: number; readonly before: number; readonly after: number } | null;
};

export type TakenObjective = { readonly objective: CurveObjective; readonly count: number };

/** A swing of gold that is worth a line although nothing was taken. */
const GOLD_SWING = 1500;
/** As many kills are a fight. */
const FIGHT_KILLS = 3;

/**
 * The events of a game by time: objectives, fights and swings of gold. Frames
 * tell what had happened by a moment, not when: a line stands for the time since
 * the frame before, and one for a gap in the course is left out.
 */
export function gameEvents(curve: GoldCurve, course: GameCourse): CourseEvent[] {
  return curve.seconds.flatMap((seconds, row): CourseEvent[] => {
    const since = curve.seconds[row - 1];
    if (since === undefined || seconds - since > GAP_SECONDS) return [];
    const grown = (figures: readonly number[] | undefined): number => (figures?.[row] ?? 0) - (figures?.[row - 1] ?? 0);
    const teams = curve.teams.map((teamId, index) => ({
      teamId,
      kills: Math.max(0, grown(course.kills?.[index === 0 ? 0 : 1])),
      taken: curve.taken.flatMap(([at, team, kind, count]) => {
        const objective = CURVE_OBJECTIVES[kind];
        return at === row && team === index && objective ? [{ objective, count }] : [];
      }),
    }));
    const swing = grown(curve.gold[0]) - grown(curve.gold[1]);
    const isEvent =
      teams.some(({ taken }) => taken.length > 0) ||
      teams.reduce((sum, { kills }) => sum + kills, 0) >= FIGHT_KILLS ||
      Math.abs(swing) >= GOLD_SWING;
    if (!isEvent) return [];
    const [before, after] = [course.chances[row - 1] ?? 500, course.chances[row] ?? 500];
    const [one, other] = curve.teams;
    return [
      {
        seconds,
        since,
        teams: teams.filter(({ kills, taken }) => kills > 0 || taken.length > 0),
        gained: swing === 0 ? null : { teamId: swing > 0 ? one : other, gold: Math.abs(swing) },
        chance:
          before === after
            ? null
            : after > before
              ? { teamId: one, before, after }
              : { teamId: other, before: 1000 - before, after: 1000 - after },
      },
    ];
  });
}
