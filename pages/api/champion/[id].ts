import { queryValue } from '../../../lib/server/api/api-route';
import { championAnswer } from '../../../lib/server/answers/competition-answers';
import { statsRoute } from '../../../lib/server/pages/stats-page';
import { siteNow } from '../../../lib/server/site-clock';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default statsRoute((request) => championAnswer(queryValue(request, 'id'), siteNow()));
