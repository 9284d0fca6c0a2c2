import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { championAnswer } from '../../../lib/server/competition-answers';

export default apiRoute({ GET: (request) => championAnswer(queryValue(request, 'id')) });
