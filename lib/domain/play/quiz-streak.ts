import * as v from 'valibot';
import { addDays } from '../values/week';
import { dayOf } from '../values/zoned-date';

/** Days in a row on which a player completed the daily quiz. Days are UTC. */
export const QuizStreakSchema = v.object({
  /** The last of them, "2026-11-23"; '' for none. */
  day: v.string(),
  length: v.number(),
});
type QuizStreak = v.InferOutput<typeof QuizStreakSchema>;
export const NO_STREAK: QuizStreak = { day: '', length: 0 };

export function longerStreak({ day, length }: QuizStreak, finished: string): QuizStreak {
  if (finished <= day) return { day, length };
  return { day: finished, length: day === addDays(finished, -1) ? length + 1 : 1 };
}

/** How long it is at a moment (milliseconds since 1970): it ends with the first day that is over without a finished quiz. */
export function streakAt({ day, length }: QuizStreak, now: number): number {
  return day >= addDays(dayOf(now, 'UTC'), -1) ? length : 0;
}
