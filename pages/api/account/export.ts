import { exportAccount } from '../../../lib/server/account/export-account';
import { apiRoute } from '../../../lib/server/api-route';

/** `GET /api/account/export`: all that is kept of who is signed in. */
export default apiRoute({ GET: exportAccount });
