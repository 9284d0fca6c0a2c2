import { apiRoute } from '../../../lib/server/api/api-route';
import { getOwnMarks } from '../../../lib/server/comments/comment-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getOwnMarks });
