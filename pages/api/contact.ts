import { apiRoute } from '../../lib/server/api/api-route';
import { postContact } from '../../lib/server/contact/contact-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postContact });
