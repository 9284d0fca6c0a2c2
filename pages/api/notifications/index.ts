import { apiRoute } from '../../../lib/server/api-route';
import { getNotifications } from '../../../lib/server/notifications/notification-routes';

export default apiRoute({ GET: getNotifications });
