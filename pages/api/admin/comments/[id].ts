import { apiRoute } from '../../../../lib/server/api/api-route';
import { getAuthor, postModeration } from '../../../../lib/server/comments/moderation-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getAuthor, POST: postModeration });
