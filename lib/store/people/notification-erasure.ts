import { removeMailRetriesOf } from '../work/mail-retry-document';
import { removeNotifications } from './notification-document';
import { removePushOf } from './push-document';

/** Takes a user's notifications, devices and mails still to be sent out of the store, for good. Safe to begin again. Throws StoreUnavailableError. */
export async function eraseNotificationsOf(uid: string): Promise<void> {
  await removeNotifications(uid);
  await removePushOf(uid);
  await removeMailRetriesOf(uid);
}
