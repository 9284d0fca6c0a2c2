import { apiRoute } from '../../lib/server/api-route';
import { videosAnswer } from '../../lib/server/competition-answers';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: () => videosAnswer(siteNow()) });
