import { apiRoute, queryValue } from '../../../../lib/server/api-route';
import { calendarAnswer } from '../../../../lib/server/calendar/calendar-answers';

export default apiRoute({
  GET: (request) => calendarAnswer(queryValue(request, 'kind'), queryValue(request, 'file'), queryValue(request, 'results')),
});
