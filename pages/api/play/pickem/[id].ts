import { apiRoute } from '../../../../lib/server/api/api-route';
import { getPickem, putPickem } from '../../../../lib/server/play/pickem-routes';

/** The wrapper reads the body itself, with its own limit. */
export const config = { api: { bodyParser: false } };

export default apiRoute({ GET: getPickem, PUT: putPickem });
