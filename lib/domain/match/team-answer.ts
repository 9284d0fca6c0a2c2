import * as v from 'valibot';
import { MatchSummarySchema } from './match';

/** What a team's page takes of the answer of `GET /api/team/{id}`. */
export const TeamAnswerSchema = v.object({ recent: v.array(MatchSummarySchema), next: v.array(MatchSummarySchema) });
