import { apiRoute, queryValue } from '../../lib/server/api-route';
import { searchAnswer } from '../../lib/server/match-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => searchAnswer(queryValue(request, 'prefix')) });
