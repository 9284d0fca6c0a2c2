import { ApiError } from '../../lib/server/api/api-error';
import { apiRoute, type ApiHandler } from '../../lib/server/api/api-route';

/** The body is not read. */
export const config = { api: { bodyParser: false } };

const unknown: ApiHandler = () => Promise.reject(new ApiError('not-found', 'There is no such endpoint.'));

/** Every other path below /api. */
export default apiRoute({ GET: unknown, POST: unknown, PUT: unknown, DELETE: unknown });
