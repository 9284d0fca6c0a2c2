import { apiRoute } from '../../lib/server/api-route';
import { postPageView } from '../../lib/server/page-view-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postPageView });
