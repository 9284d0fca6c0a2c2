import { postResetMail } from '../../../lib/server/account/mail-routes';
import { apiRoute } from '../../../lib/server/api/api-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postResetMail });
