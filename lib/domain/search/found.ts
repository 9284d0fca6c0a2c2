import * as v from 'valibot';
import { InstantSchema, MatchRoundSchema } from '../match/match';
import { SearchEntrySchema } from './search-entry';

/** What a search for a whole text answers (docs/product.md#search). */

const FoundSideSchema = v.object({ id: v.number(), name: v.string(), abbr: v.string(), img: v.nullable(v.string()) });

/** A match by its teams and time, without anything of its result. */
const FoundMatchSchema = v.object({
  id: v.number(),
  beginAt: InstantSchema,
  status: v.string(),
  leagueName: v.string(),
  left: FoundSideSchema,
  right: FoundSideSchema,
  round: v.optional(MatchRoundSchema),
});
export type FoundMatch = v.InferOutput<typeof FoundMatchSchema>;

export const FoundSchema = v.object({
  /** Best first. */
  entries: v.array(SearchEntrySchema),
  /** Nothing is called so: the entries are near. */
  near: v.boolean(),
  /** Two that are named together, and of teams their next matches by start and their last ones, newest first. */
  pair: v.nullable(
    v.object({
      kind: v.picklist(['team', 'player']),
      left: SearchEntrySchema,
      right: SearchEntrySchema,
      next: v.array(FoundMatchSchema),
      last: v.array(FoundMatchSchema),
    }),
  ),
});
export type SearchAnswer = v.InferOutput<typeof FoundSchema>;
