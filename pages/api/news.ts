import { apiRoute, queryValue } from '../../lib/server/api/api-route';
import { newsAnswer } from '../../lib/server/answers/news-answers';
import { siteNow } from '../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({
  GET: (request) =>
    newsAnswer({ league: queryValue(request, 'league'), team: queryValue(request, 'team'), page: queryValue(request, 'page') }, siteNow()),
});
