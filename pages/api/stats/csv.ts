import { apiRoute } from '../../../lib/server/api-route';
import { statsCsvAnswer } from '../../../lib/server/stats-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: (request) => statsCsvAnswer(request.query) });
