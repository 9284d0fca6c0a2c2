import { getClientConfig } from '../../lib/server/account/client-config';
import { apiRoute } from '../../lib/server/api-route';

export default apiRoute({ GET: getClientConfig });
