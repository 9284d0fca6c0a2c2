import { apiRoute } from '../../../../lib/server/api/api-route';
import { putLike, removeLike } from '../../../../lib/server/comments/comment-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ PUT: putLike, DELETE: removeLike });
