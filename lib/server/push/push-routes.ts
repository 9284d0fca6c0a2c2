import * as v from 'valibot';
import { PushReportSchema, PushSubscriptionSchema, type PushState } from '../../domain/people/push';
import { removeSubscription, saveSubscription } from '../../store/people/push-document';
import { noteUnverifiedSession } from '../account/ownership';
import { ApiError } from '../api-error';
import type { ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { demandSession } from '../session/session';
import { pushUrl } from './push-request';
import { pushKeys } from '../unset-services';

const MAX_BYTES = 4_096;
const LIMIT = { points: 30, seconds: 60 };

function pushState(): PushState {
  return { key: pushKeys()?.publicKey ?? null };
}

/** `GET /api/push`: the key to subscribe with; null where the site cannot push. 401 for a visitor. */
export const getPush: ApiHandler = async (request) => {
  await demandSession(request, 'user');
  return { body: pushState() };
};

/** `POST /api/push`: this browser shows the user's notifications from now on, in place of the endpoint that it replaces; answers like GET. */
export const postPush = writes({
  name: 'push',
  schema: PushReportSchema,
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ replaces, ...subscription }, { session }) => {
    if (pushKeys() === null) throw new ApiError('unavailable', 'This site does not push.');
    if (pushUrl(subscription.endpoint) === null)
      throw new ApiError('invalid', 'The endpoint is at no push service of a known browser.', { field: 'endpoint' });
    await noteUnverifiedSession(session);
    await saveSubscription(session.uid, subscription, Date.now(), { replaces, signedInAt: session.signedInAt });
    return { body: pushState() };
  },
});

/** `DELETE /api/push` `{endpoint}`: this browser shows nothing any more; answers like GET. */
export const deletePush = writes({
  name: 'push',
  schema: v.object({ endpoint: PushSubscriptionSchema.entries.endpoint }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ endpoint }, { session }) => {
    await removeSubscription(endpoint, session.uid);
    return { body: pushState() };
  },
});
