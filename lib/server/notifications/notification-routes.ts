import * as v from 'valibot';
import { MAX_NOTIFICATIONS, type NotificationList, listedNotifications } from '../../domain/people/notifications';
import { readNotifications } from '../../store/people/notification-document';
import { readUserData, updateUserData } from '../../store/people/user-document';
import type { ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { demandSession } from '../session/session';

/** A user's list with its read marks, for the page and its JSON. Throws StoreUnavailableError. */
export async function notificationsOf(uid: string): Promise<NotificationList> {
  const [list, data] = await Promise.all([readNotifications(uid), readUserData(uid)]);
  return listedNotifications(list, data);
}

const MAX_BYTES = 16_384;
const LIMIT = { points: 120, seconds: 60 };

/** `GET /api/notifications`: 401 for a visitor. */
export const getNotifications: ApiHandler = async (request) => {
  const { uid } = await demandSession(request, 'user');
  return { body: await notificationsOf(uid) };
};

const IdsSchema = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))), v.maxLength(MAX_NOTIFICATIONS));

/** `POST /api/notifications/read` `{ids, read}`: marks some of the user's own list; answers the list as it is then. Ids that are not in it change nothing. */
export const postRead = writes({
  name: 'notifications-read',
  schema: v.strictObject({ ids: IdsSchema, read: v.boolean() }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ ids, read }, { session }) => {
    const list = await readNotifications(session.uid);
    const known = ids.filter((id) => list.some((each) => each.id === id));
    const changes = { notificationsRead: read ? { add: known } : { remove: known } };
    return { body: listedNotifications(list, await updateUserData(session.uid, { changes })) };
  },
});
