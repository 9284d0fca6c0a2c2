import { apiRoute } from '../../../lib/server/api-route';
import { getReports } from '../../../lib/server/comments/moderation-routes';

export default apiRoute({ GET: getReports });
