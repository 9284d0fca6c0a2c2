import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { siteNow } from '../../../lib/server/site-clock';
import { teamAnswer } from '../../../lib/server/team-answers';

export default apiRoute({ GET: (request) => teamAnswer(queryValue(request, 'id'), siteNow()) });
