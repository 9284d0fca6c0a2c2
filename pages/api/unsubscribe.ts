import { ApiError } from '../../lib/server/api/api-error';
import { apiRoute, queryValue } from '../../lib/server/api/api-route';
import { unsubscribe } from '../../lib/server/account/unsubscribe';

/** No body is read: Next's parser would refuse one in plain text. */
export const config = { api: { bodyParser: false } };

/**
 * `POST /api/unsubscribe?token=…`: one click in a mail program (RFC 8058). It
 * comes from another site, without cookies and as a form, so only the token
 * counts and the body is not read.
 */
export default apiRoute({
  POST: async (request) => {
    const token = queryValue(request, 'token');
    if (token === null) throw new ApiError('bad-request', 'The link is not valid.');
    await unsubscribe(token);
    return { body: { ok: true } };
  },
});
