import { apiRoute } from '../../../../lib/server/api/api-route';
import { getLeagues, postLeague } from '../../../../lib/server/play/league-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getLeagues, POST: postLeague });
