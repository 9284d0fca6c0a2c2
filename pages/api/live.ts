import { apiRoute } from '../../lib/server/api/api-route';
import { liveAnswer } from '../../lib/server/answers/match-answers';
import { siteNow } from '../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: () => liveAnswer(siteNow()) });
