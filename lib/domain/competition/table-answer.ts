import * as v from 'valibot';
import { MatchSchema } from '../match/match';
import { StandingsDocumentSchema } from './standings';

const { from, kind, rows, cuts, scenarios, titleChances, notes } = StandingsDocumentSchema.entries;
/** The answer of `GET /api/standings/{id}`. */
export const TableAnswerSchema = v.object({
  tournament: v.object({ id: v.number(), name: v.string(), kind }),
  from,
  rows,
  cuts,
  scenarios,
  titleChances,
  notes,
});
export type TableAnswer = v.InferOutput<typeof TableAnswerSchema>;

/** What the site's pages take of the answer of `GET /api/tournament/{id}`. */
export const StageAnswerSchema = v.object({ matches: v.array(MatchSchema) });
