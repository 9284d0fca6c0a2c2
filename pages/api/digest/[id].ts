import { JSON_QUERIES, publicRead } from '../../../lib/server/answers/json-queries';
import { digestAnswer } from '../../../lib/server/answers/news-answers';
import { apiRoute } from '../../../lib/server/api/api-route';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: publicRead(JSON_QUERIES['/api/digest/[id]'], digestAnswer) });
