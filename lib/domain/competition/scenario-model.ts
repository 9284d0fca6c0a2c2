import * as v from 'valibot';

/**
 * What each team of a table still needs (docs/product.md#scenarios).
 * "exact": "in", "out" and places hold for every way the remaining matches may
 * be won and every score. Chances count all scores (`byScore`) or, where those
 * are too many, `outcomes` of them drawn at random. "simulated": too many ways to win them
 * as well, and "in" and "out" only where points and the meetings left prove them.
 * Chances take a match as the ratings have it; without ratings each game is a coin toss.
 */

const statusEntry = v.picklist(['in', 'open', 'out']);

/** What a result of a match would leave a team: certain ("in", "out"), or its chance (0–1). */
export const OutlookSchema = v.object({ status: statusEntry, chance: v.number() });
export type Outlook = v.InferOutput<typeof OutlookSchema>;

/** What is at stake in a match for its two teams. */
export const StakeSchema = v.object({
  matchId: v.number(),
  /** Every result that it may have. `chance`: how likely that one is, 0–1. */
  results: v.array(
    v.object({ winner: v.picklist(['left', 'draw', 'right']), chance: v.number(), left: OutlookSchema, right: OutlookSchema }),
  ),
});
export type Stake = v.InferOutput<typeof StakeSchema>;

const TeamScenarioSchema = v.object({
  teamId: v.number(),
  /** "in" and "out" are certain; level teams at the line are neither. */
  status: statusEntry,
  /** Places it may end on. */
  best: v.number(),
  worst: v.number(),
  /** 0–1. */
  chance: v.number(),
  /** How likely it ends on each place, from the first: 0–1, to four decimals. Absent from older documents. */
  byPlace: v.optional(v.array(v.number())),
  /** Matches it has left whose winner is open. */
  remaining: v.number(),
  /** This many wins are surely enough; null where none are. */
  enough: v.nullable(v.number()),
  /** With fewer wins it is surely out; 0 where it may get there without any, null where no number helps. */
  atLeast: v.nullable(v.number()),
  /** It may come down to scores, or to tiebreaks that results do not decide. */
  level: v.boolean(),
  /** Matches that must be lost by `loserId` for the team to get there: others', not its own. */
  mustLose: v.array(v.object({ matchId: v.number(), loserId: v.number() })),
});
export type TeamScenario = v.InferOutput<typeof TeamScenarioSchema>;

export const ScenariosSchema = v.object({
  /** How many places of the table go on. */
  places: v.number(),
  method: v.picklist(['exact', 'simulated']),
  byScore: v.boolean(),
  /** Ways looked at: all scores, all ways to win, or those drawn. */
  outcomes: v.number(),
  /** Matches left in the stage. */
  remaining: v.number(),
  /** Of how many of these matches the chances come from ratings; none if absent. */
  rated: v.optional(v.number()),
  /** Chance (0–1) of the left side of each match left whose teams are rated: what a browser needs to count by itself. Absent from older documents. */
  chances: v.optional(v.array(v.object({ matchId: v.number(), left: v.number() }))),
  /** What is at stake in the next matches, by start, at most 20. Absent from older documents. */
  stakes: v.optional(v.array(StakeSchema)),
  /** Teams in the order of the table. */
  teams: v.array(TeamScenarioSchema),
});
export type Scenarios = v.InferOutput<typeof ScenariosSchema>;
