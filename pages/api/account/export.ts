import { exportAccount } from '../../../lib/server/account/export-account';
import { apiRoute } from '../../../lib/server/api/api-route';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

/** `GET /api/account/export`: all stored data of the signed-in user. */
export default apiRoute({ GET: exportAccount });
