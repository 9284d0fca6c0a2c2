import * as v from 'valibot';
import { ROLES } from '../match/role';
import { InstantSchema, MatchRoundSchema } from '../match/match';

/** A team's history in `teamFigures/{id}`. */

const serie = { serieId: v.number(), name: v.string(), leagueName: v.string() };

/** How far a team came in a serie, as soon as it is certain: one of the first eight. `to`: the last of the teams that share the place. */
export const PlacementSchema = v.object({ ...serie, year: v.number(), place: v.number(), to: v.number() });
export type Placement = v.InferOutput<typeof PlacementSchema>;

/** Where a team is in the serie that says most of it today: still in it, in a round of its last bracket, or out since a stage before that. */
export const TeamRunSchema = v.object({ ...serie, stage: v.string(), round: v.nullable(MatchRoundSchema) });
export type TeamRun = v.InferOutput<typeof TeamRunSchema>;

/** Who has played for a team in a serie, by role, those with most games of it first. */
export const LineUpSchema = v.object({
  ...serie,
  from: InstantSchema,
  to: InstantSchema,
  players: v.array(v.object({ id: v.number(), name: v.string(), role: v.nullable(v.picklist(ROLES)), games: v.number() })),
});
export type LineUp = v.InferOutput<typeof LineUpSchema>;
