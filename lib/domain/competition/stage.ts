import * as v from 'valibot';
import { LeagueSchema } from '../entities/entities';
import { InstantSchema } from '../match/match';

/** A tournament beside its sisters of one serie: what tabs and lists of stages need of it. */
export const StageSchema = v.object({
  id: v.number(),
  name: v.string(),
  beginAt: v.nullable(InstantSchema),
  endAt: v.nullable(InstantSchema),
  hasBracket: v.boolean(),
  teamIds: v.array(v.number()),
});
export type Stage = v.InferOutput<typeof StageSchema>;

/** `catalogs/standings`: what the standings page offers: every league's current serie, in league order, and its stages by start. */
export const StandingsCatalogSchema = v.object({
  leagues: v.array(
    v.object({
      league: LeagueSchema,
      serie: v.object({ id: v.number(), name: v.string(), beginAt: v.nullable(InstantSchema), endAt: v.nullable(InstantSchema) }),
      stages: v.array(StageSchema),
      /** The stage with a running match, else with the next one, else the one that was played last. */
      currentStageId: v.number(),
    }),
  ),
});
export type StandingsCatalog = v.InferOutput<typeof StandingsCatalogSchema>;
export type StandingsCatalogEntry = StandingsCatalog['leagues'][number];
