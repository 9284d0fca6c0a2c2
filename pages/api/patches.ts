import { apiRoute } from '../../lib/server/api-route';
import { patchesAnswer } from '../../lib/server/competition-answers';

export default apiRoute({ GET: () => patchesAnswer() });
