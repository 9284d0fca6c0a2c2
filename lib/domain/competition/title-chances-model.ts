import * as v from 'valibot';
import { StakeSchema } from './scenario-model';

/** How likely each team of a bracket that is being played is to win it. */
export const TitleChancesSchema = v.object({
  /** "exact": every way the rest may go; "simulated": `outcomes` of them drawn. */
  method: v.picklist(['exact', 'simulated']),
  outcomes: v.number(),
  /** Matches left on the way to the title, and of how many of them the chances come from ratings. */
  remaining: v.number(),
  rated: v.number(),
  /** The teams that are still in the bracket, the likeliest winner first. Chances are 0–1, to six decimals. */
  teams: v.array(v.object({ teamId: v.number(), final: v.number(), title: v.number() })),
  /** What each result of a match whose teams are known would make of both teams' title chances, except for the final. Absent from older documents. */
  stakes: v.optional(v.array(StakeSchema)),
});
export type TitleChances = v.InferOutput<typeof TitleChancesSchema>;
