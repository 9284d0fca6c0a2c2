import * as v from 'valibot';
import { MatchSchema } from '../match/match';

/**
 * `weeks/{Monday}`: every match that begins between that Monday 00:00 UTC and
 * the next, by start. In lists, finished and cancelled matches come without
 * their streams, which lists do not show.
 */
export const WeekDocumentSchema = v.object({ start: v.string(), matches: v.array(MatchSchema) });
export type WeekDocument = v.InferOutput<typeof WeekDocumentSchema>;
