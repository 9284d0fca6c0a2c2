import { apiRoute } from '../../../../lib/server/api/api-route';
import { ownCalendar } from '../../../../lib/server/calendar/own-calendar';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: ownCalendar });
