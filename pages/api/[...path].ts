import { ApiError } from '../../lib/server/api/api-error';
import { apiRoute, type ApiHandler } from '../../lib/server/api/api-route';

/** Nobody reads the body. */
export const config = { api: { bodyParser: false } };

const unknown: ApiHandler = () => Promise.reject(new ApiError('not-found', 'There is no such endpoint.'));

/** Every other path below /api. */
export default apiRoute({ GET: unknown, POST: unknown, PUT: unknown, DELETE: unknown });
