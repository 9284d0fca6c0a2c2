import { apiRoute, queryValue } from '../../../lib/server/api-route';
import { playerAnswer } from '../../../lib/server/player-answers';

export default apiRoute({ GET: (request) => playerAnswer(queryValue(request, 'id')) });
