import * as v from 'valibot';

/**
 * What each team of a table still needs (docs/product.md#scenarios).
 * "exact": "in", "out" and places hold for every way the remaining matches may
 * be won and every score. Chances count all scores (`byScore`) or, where those
 * are too many, `outcomes` of them drawn at random. "simulated": too many ways to win them
 * as well, and "in" and "out" only where a count of points proves them.
 * Chances take each game as a coin toss.
 */

export const TeamScenarioSchema = v.object({
  teamId: v.number(),
  /** "in" and "out" are certain; level teams at the line are neither. */
  status: v.picklist(['in', 'open', 'out']),
  /** Places it may end on. */
  best: v.number(),
  worst: v.number(),
  /** 0–1. */
  chance: v.number(),
  /** Matches it has left. */
  remaining: v.number(),
  /** This many wins are surely enough; null where none are. */
  enough: v.nullable(v.number()),
  /** With fewer wins it is surely out; 0 where it may get there without any, null where no number helps. */
  atLeast: v.nullable(v.number()),
  /** It may come down to scores, or to tiebreaks that results do not tell. */
  level: v.boolean(),
  /** Matches that must be lost by `loserId` for the team to get there: others', not its own. */
  mustLose: v.array(v.object({ matchId: v.number(), loserId: v.number() })),
});
export type TeamScenario = v.InferOutput<typeof TeamScenarioSchema>;

export const ScenariosSchema = v.object({
  /** How many of the table go on. */
  places: v.number(),
  method: v.picklist(['exact', 'simulated']),
  byScore: v.boolean(),
  /** Ways looked at: all scores, all ways to win, or those drawn. */
  outcomes: v.number(),
  /** Matches left in the stage. */
  remaining: v.number(),
  /** In the order of the table. */
  teams: v.array(TeamScenarioSchema),
});
export type Scenarios = v.InferOutput<typeof ScenariosSchema>;
