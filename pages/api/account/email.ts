import { postNewEmail } from '../../../lib/server/account/email-route';
import { apiRoute } from '../../../lib/server/api/api-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postNewEmail });
