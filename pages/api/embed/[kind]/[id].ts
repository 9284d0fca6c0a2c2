import { JSON_QUERIES, publicRead } from '../../../../lib/server/answers/json-queries';
import { apiRoute } from '../../../../lib/server/api/api-route';
import { embedAnswer } from '../../../../lib/server/embed/embed-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: publicRead(JSON_QUERIES['/api/embed/[kind]/[id]'], embedAnswer) });
