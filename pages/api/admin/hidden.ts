import { apiRoute } from '../../../lib/server/api-route';
import { getHidden } from '../../../lib/server/comments/moderation-routes';

export default apiRoute({ GET: getHidden });
