import { apiRoute, queryValue } from '../../lib/server/api-route';
import { statsAnswer } from '../../lib/server/stats-answers';

export default apiRoute({ GET: (request) => statsAnswer(queryValue(request, 'scope'), queryValue(request, 'kind')) });
