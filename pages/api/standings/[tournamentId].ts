import { apiRoute, queryValue } from '../../../lib/server/api/api-route';
import { standingsAnswer } from '../../../lib/server/answers/standings-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => standingsAnswer(queryValue(request, 'tournamentId')) });
