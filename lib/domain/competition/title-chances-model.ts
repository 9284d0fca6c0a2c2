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
  /** Of the teams that are still in it, the likeliest first. Chances are 0–1, to six decimals. */
  teams: v.array(v.object({ teamId: v.number(), final: v.number(), title: v.number() })),
  /** Of the matches whose teams are known, the final apart: what each result would make of the title chances of both. Absent from older documents. */
  stakes: v.optional(v.array(StakeSchema)),
});
export type TitleChances = v.InferOutput<typeof TitleChancesSchema>;
