import { apiRoute } from '../../lib/server/api/api-route';
import { deletePush, getPush, postPush } from '../../lib/server/push/push-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getPush, POST: postPush, DELETE: deletePush });
