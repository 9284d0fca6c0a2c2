import { apiRoute } from '../../../lib/server/api/api-route';
import { postCalendar } from '../../../lib/server/calendar/own-calendar';

/** The body is read by the handler, which bounds it. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postCalendar });
