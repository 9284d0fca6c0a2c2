import { JSON_QUERIES, publicRead } from '../../../lib/server/answers/json-queries';
import { statsCsvAnswer } from '../../../lib/server/answers/stats-answers';
import { statsRoute } from '../../../lib/server/pages/stats-page';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default statsRoute(publicRead(JSON_QUERIES['/api/stats/csv'], statsCsvAnswer));
