import { aliveAnswer } from '../../lib/server/api/alive';
import { apiRoute } from '../../lib/server/api/api-route';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: aliveAnswer });
