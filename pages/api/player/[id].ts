import { apiRoute, queryValue } from '../../../lib/server/api/api-route';
import { playerAnswer } from '../../../lib/server/answers/player-answers';
import { siteNow } from '../../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => playerAnswer(queryValue(request, 'id'), siteNow()) });
