import { apiRoute, queryValue } from '../../lib/server/api-route';
import { searchAnswer } from '../../lib/server/match-answers';

export default apiRoute({ GET: (request) => searchAnswer(queryValue(request, 'prefix')) });
