import { apiRoute } from '../../lib/server/api-route';
import { patchesAnswer } from '../../lib/server/competition-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: () => patchesAnswer() });
