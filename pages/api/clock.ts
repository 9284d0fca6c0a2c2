import { apiRoute } from '../../lib/server/api/api-route';
import { siteNow } from '../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

/** The site's clock, never kept: browsers learn from it how far their own is off. */
export default apiRoute({ GET: () => Promise.resolve({ body: { now: new Date(siteNow()).toISOString() } }) });
