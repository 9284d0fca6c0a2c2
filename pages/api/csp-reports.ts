import { apiRoute } from '../../lib/server/api/api-route';
import { postCspReports } from '../../lib/server/api/csp-reports';

/** The handler reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postCspReports });
