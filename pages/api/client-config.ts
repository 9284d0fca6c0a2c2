import { getClientConfig } from '../../lib/server/account/client-config';
import { apiRoute } from '../../lib/server/api/api-route';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getClientConfig });
