import { removeNotifications } from './notification-document';
import { removePushOf } from './push-document';

/** Takes a user's notifications and devices out of the store, for good. Safe to begin again. Throws StoreUnavailableError. */
export async function eraseNotificationsOf(uid: string): Promise<void> {
  await removeNotifications(uid);
  await removePushOf(uid);
}
