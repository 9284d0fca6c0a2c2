import { apiRoute, queryValue } from '../../lib/server/api-route';
import { followingAnswer } from '../../lib/server/following-answers';
import { siteNow } from '../../lib/server/site-clock';

export default apiRoute({ GET: (request) => followingAnswer(queryValue(request, 'leagues'), queryValue(request, 'teams'), siteNow()) });
