import { apiRoute, queryValue } from '../../../lib/server/api/api-route';
import { siteNow } from '../../../lib/server/site-clock';
import { teamAnswer } from '../../../lib/server/answers/team-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => teamAnswer(queryValue(request, 'id'), siteNow()) });
