import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { leagueAnswer } from '../../../lib/server/competition-answers';
import { siteNow } from '../../../lib/server/site-clock';

export default apiRoute({ GET: (request) => leagueAnswer(queryValue(request, 'id'), siteNow()) });
