import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { tournamentAnswer } from '../../../lib/server/competition-answers';
import { siteNow } from '../../../lib/server/site-clock';

export default apiRoute({ GET: (request) => tournamentAnswer(queryValue(request, 'id'), siteNow()) });
