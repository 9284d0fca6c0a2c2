import { apiRoute } from '../../lib/server/api/api-route';
import { JSON_QUERIES, publicRead } from '../../lib/server/answers/json-queries';
import { catchUpAnswer } from '../../lib/server/answers/match-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: publicRead(JSON_QUERIES['/api/catch-up'], ({ days }, now) => catchUpAnswer(days, now)) });
