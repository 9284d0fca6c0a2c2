import { apiRoute } from '../../../lib/server/api-route';
import { getOwnMarks } from '../../../lib/server/comments/comment-answers';

export default apiRoute({ GET: getOwnMarks });
