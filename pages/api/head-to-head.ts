import { apiRoute, queryValue } from '../../lib/server/api-route';
import { siteNow } from '../../lib/server/site-clock';
import { headToHeadAnswer } from '../../lib/server/team-answers';

export default apiRoute({ GET: (request) => headToHeadAnswer(queryValue(request, 'left'), queryValue(request, 'right'), siteNow()) });
