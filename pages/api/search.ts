import { apiRoute, queryValue } from '../../lib/server/api/api-route';
import { searchAnswer } from '../../lib/server/answers/match-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => searchAnswer(queryValue(request, 'prefix')) });
