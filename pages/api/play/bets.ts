import { apiRoute } from '../../../lib/server/api/api-route';
import { postBet } from '../../../lib/server/play/play-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postBet });
