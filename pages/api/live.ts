import { apiRoute } from '../../lib/server/api-route';
import { liveAnswer } from '../../lib/server/match-answers';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: () => liveAnswer(siteNow()) });
