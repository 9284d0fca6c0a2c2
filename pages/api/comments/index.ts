import { JSON_QUERIES, publicRead } from '../../../lib/server/answers/json-queries';
import { apiRoute } from '../../../lib/server/api/api-route';
import { commentsAnswer } from '../../../lib/server/comments/comment-answers';
import { postComment } from '../../../lib/server/comments/comment-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: publicRead(JSON_QUERIES['/api/comments'], commentsAnswer), POST: postComment });
