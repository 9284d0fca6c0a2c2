import { postPasswordChanged } from '../../../lib/server/account/password-changed';
import { apiRoute } from '../../../lib/server/api/api-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postPasswordChanged });
