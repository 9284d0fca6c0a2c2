import * as v from 'valibot';
import {
  MAX_NOTIFICATIONS,
  type Notification,
  type NotificationEvent,
  NotificationSchema,
  isCovered,
  notificationOf,
} from '../../domain/people/notifications';
import { type DocumentPath, documentPath, pathSegment } from '../core/document-path';
import { readDocument } from '../core/read-document';
import { transaction } from '../core/transaction';
import { mailRetries } from '../work/retry-documents';
import { removePushOf } from './push-document';

/** `notifications/{uid}`: a user's notifications, newest first. It is both the list they read and the mark that they were notified. */
const ListSchema = v.object({ notifications: v.array(NotificationSchema) });

function pathOf(uid: string): DocumentPath {
  return documentPath`notifications/${pathSegment(uid)}`;
}

/** A user's notifications, newest first. Throws StoreUnavailableError. */
export async function readNotifications(uid: string): Promise<readonly Notification[]> {
  return (await readDocument('main', pathOf(uid), ListSchema))?.notifications ?? [];
}

/**
 * Puts an event into a user's list; false where it stands there already. To be
 * called before anything is sent: an event in the list is never sent again, also
 * if the process ends between this and the sending (at most once). Throws
 * StoreUnavailableError, after which nothing may be sent.
 */
export function claimNotification(uid: string, due: NotificationEvent, now: number): Promise<boolean> {
  return transaction('main', async ({ read, set }) => {
    const sent = (await read(pathOf(uid), ListSchema))?.notifications ?? [];
    if (isCovered(sent, due)) return false;
    const notifications = [notificationOf(due, now), ...sent].slice(0, MAX_NOTIFICATIONS);
    set(pathOf(uid), { body: JSON.stringify({ notifications }) });
    return true;
  });
}

/** Deletes a user's notifications, devices and mails still to be sent. Safe to repeat. Throws StoreUnavailableError. */
export async function eraseNotificationsOf(uid: string): Promise<void> {
  await transaction('main', ({ remove }) => remove(pathOf(uid)));
  await removePushOf(uid);
  await mailRetries.removeOf(uid);
}
