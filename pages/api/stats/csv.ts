import { apiRoute } from '../../../lib/server/api-route';
import { statsCsvAnswer } from '../../../lib/server/stats-answers';

export default apiRoute({ GET: (request) => statsCsvAnswer(request.query) });
