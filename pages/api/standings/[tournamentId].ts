import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { standingsAnswer } from '../../../lib/server/standings-answers';

export default apiRoute({ GET: (request) => standingsAnswer(queryValue(request, 'tournamentId')) });
