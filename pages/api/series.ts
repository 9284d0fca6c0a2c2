import { apiRoute } from '../../lib/server/api/api-route';
import { seriesAnswer } from '../../lib/server/answers/competition-answers';
import { siteNow } from '../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: () => seriesAnswer(siteNow()) });
