import { JSON_QUERIES, publicRead } from '../../lib/server/answers/json-queries';
import { homeAnswer } from '../../lib/server/answers/match-answers';
import { apiRoute } from '../../lib/server/api/api-route';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: publicRead(JSON_QUERIES['/api/home'], (_asked, now) => homeAnswer(now)) });
