import { apiRoute } from '../../lib/server/api-route';
import { seriesAnswer } from '../../lib/server/competition-answers';

export default apiRoute({ GET: () => seriesAnswer() });
