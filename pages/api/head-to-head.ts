import { apiRoute, queryValue } from '../../lib/server/api/api-route';
import { siteNow } from '../../lib/server/site-clock';
import { headToHeadAnswer } from '../../lib/server/answers/team-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => headToHeadAnswer(queryValue(request, 'left'), queryValue(request, 'right'), siteNow()) });
