import { apiRoute } from '../../../../lib/server/api-route';
import { getOwnVotes } from '../../../../lib/server/votes/vote-routes';

export default apiRoute({ GET: getOwnVotes });
