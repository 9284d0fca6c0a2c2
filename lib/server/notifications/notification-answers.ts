import { listedNotifications, type NotificationList } from '../../domain/people/notifications';
import { readNotifications } from '../../store/people/notification-document';
import { readUserData } from '../../store/people/user-document';

/** A user's list with its read marks, for the page and its JSON. Throws StoreUnavailableError. */
export async function notificationsOf(uid: string): Promise<NotificationList> {
  const [list, data] = await Promise.all([readNotifications(uid), readUserData(uid)]);
  return listedNotifications(list, data);
}
