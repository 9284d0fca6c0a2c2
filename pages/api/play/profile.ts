import { apiRoute } from '../../../lib/server/api/api-route';
import { postProfile } from '../../../lib/server/play/store-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postProfile });
