import { compareAnswer } from '../../lib/server/answers/compare-answers';
import { JSON_QUERIES, publicRead } from '../../lib/server/answers/json-queries';
import { statsRoute } from '../../lib/server/pages/stats-page';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default statsRoute(publicRead(JSON_QUERIES['/api/compare'], compareAnswer));
