import { apiRoute } from '../../../lib/server/api/api-route';
import { getStore } from '../../../lib/server/play/store-routes';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getStore });
