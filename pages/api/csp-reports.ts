import { apiRoute } from '../../lib/server/api-route';
import { postCspReports } from '../../lib/server/csp-reports';

/** The handler reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ POST: postCspReports });
