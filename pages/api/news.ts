import { apiRoute, queryValue } from '../../lib/server/api-route';
import { newsAnswer } from '../../lib/server/news-answers';

export default apiRoute({
  GET: (request) =>
    newsAnswer({ league: queryValue(request, 'league'), team: queryValue(request, 'team'), page: queryValue(request, 'page') }),
});
