import { apiRoute, queryValue } from '../../lib/server/api-route';
import { weekAnswer } from '../../lib/server/match-answers';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: (request) => weekAnswer(queryValue(request, 'start'), siteNow()) });
