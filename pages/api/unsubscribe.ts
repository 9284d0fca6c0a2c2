import { ApiError } from '../../lib/server/api-error';
import { apiRoute, queryValue } from '../../lib/server/api-route';
import { unsubscribe } from '../../lib/server/account/unsubscribe';
import { environment } from '../../lib/server/env';
import { consumeRate } from '../../lib/server/rate-limit';
import { clientAddress } from '../../lib/server/request-identity';

const LIMIT = { points: 60, seconds: 3600 };

/**
 * `POST /api/unsubscribe?token=…`: one click in a mail program (RFC 8058). It
 * comes from another site, without cookies and as a form, so the token alone
 * counts and the body is not read.
 */
export default apiRoute({
  POST: async (request) => {
    await consumeRate(`unsubscribe:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, LIMIT);
    const token = queryValue(request, 'token');
    if (token === null) throw new ApiError('bad-request', 'The link is not valid.');
    await unsubscribe(token);
    return { body: { ok: true } };
  },
});
