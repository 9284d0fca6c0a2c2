import * as v from 'valibot';

/** `Coverage` as documents hold it. */
export const CoverageSchema = v.object({ games: v.number(), withFigures: v.number() });
