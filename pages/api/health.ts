import { apiRoute } from '../../lib/server/api-route';
import { healthAnswer } from '../../lib/server/health';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: () => healthAnswer(siteNow(), Date.now()) });
