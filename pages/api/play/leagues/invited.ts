import { apiRoute } from '../../../../lib/server/api/api-route';
import { postInvited } from '../../../../lib/server/play/league-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postInvited });
