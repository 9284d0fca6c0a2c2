import { apiRoute } from '../../../../lib/server/api/api-route';
import { getPickemList } from '../../../../lib/server/play/pickem-routes';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getPickemList });
