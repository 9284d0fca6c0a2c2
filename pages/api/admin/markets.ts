import { apiRoute } from '../../../lib/server/api/api-route';
import { getModeratedMarkets, postMarketAct } from '../../../lib/server/play/market-moderation';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getModeratedMarkets, POST: postMarketAct });
