import * as v from 'valibot';
import { LiveFiguresSchema } from './live-figures';
import { MatchSchema } from './match';

const matches = v.array(MatchSchema);

/** The answer of `GET /api/live`. */
export const LiveAnswerSchema = v.object({ matches, playing: v.array(LiveFiguresSchema) });

/** The answer of `GET /api/week`. `start`: its Monday. */
export const WeekAnswerSchema = v.object({ start: v.pipe(v.string(), v.isoDate()), matches });
