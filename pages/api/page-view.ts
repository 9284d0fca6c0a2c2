import { apiRoute } from '../../lib/server/api/api-route';
import { postPageView } from '../../lib/server/pages/page-view-route';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postPageView });
