import * as v from 'valibot';
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
