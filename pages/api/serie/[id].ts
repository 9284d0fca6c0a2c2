import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { serieAnswer } from '../../../lib/server/competition-answers';

export default apiRoute({ GET: (request) => serieAnswer(queryValue(request, 'id')) });
