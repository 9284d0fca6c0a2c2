import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { matchAnswer } from '../../../lib/server/match-answers';
import { siteNow } from '../../../lib/server/site-clock';

export default apiRoute({ GET: (request) => matchAnswer(queryValue(request, 'id'), siteNow()) });
