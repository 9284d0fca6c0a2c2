import * as v from 'valibot';
import { LiveFiguresSchema } from './live-figures';
import { MatchSchema } from './match';

const matches = v.array(MatchSchema);

/** The answer of `GET /api/live`. */
export const LiveAnswerSchema = v.object({ matches, playing: v.array(LiveFiguresSchema) });

/** What the site's pages take of the answer of `GET /api/week`. */
export const WeekAnswerSchema = v.object({ matches });
