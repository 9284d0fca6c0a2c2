import { apiRoute, queryValue } from '../../lib/server/api-route';
import { tournamentsAnswer } from '../../lib/server/competition-answers';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: (request) => tournamentsAnswer(queryValue(request, 'year'), siteNow()) });
