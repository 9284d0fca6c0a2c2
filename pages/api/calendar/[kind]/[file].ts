import { apiRoute, queryValue } from '../../../../lib/server/api/api-route';
import { calendarAnswer } from '../../../../lib/server/calendar/calendar-answers';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({
  GET: (request) =>
    calendarAnswer({
      kind: queryValue(request, 'kind'),
      file: queryValue(request, 'file'),
      results: queryValue(request, 'results'),
      rounds: queryValue(request, 'rounds'),
      locale: queryValue(request, 'locale'),
    }),
});
