import { removeMailRetriesOf } from '../work/mail-retry-document';
import { removeNotifications } from './notification-document';
import { removePushOf } from './push-document';

/** Deletes a user's notifications, devices and mails still to be sent. Safe to repeat. Throws StoreUnavailableError. */
export async function eraseNotificationsOf(uid: string): Promise<void> {
  await removeNotifications(uid);
  await removePushOf(uid);
  await removeMailRetriesOf(uid);
}
