import { apiRoute } from '../../lib/server/api-route';
import { leaguesAnswer } from '../../lib/server/competition-answers';

export default apiRoute({ GET: () => leaguesAnswer() });
