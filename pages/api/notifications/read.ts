import { apiRoute } from '../../../lib/server/api/api-route';
import { postRead } from '../../../lib/server/notifications/notification-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postRead });
