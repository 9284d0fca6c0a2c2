import * as v from 'valibot';
import { NotificationListSchema } from '../../domain/people/notifications';
import { paths } from '../../domain/page/paths';
import { readSignedIn } from '../auth/signed-in-store';
import { requestOrThrow } from '../requests/request';
import { createLocalStore } from '../stored/local-store';

/**
 * The dot on the navigation's user button: `data-unread` on <html>, so that no
 * page's script needs to know it. This part is loaded only for signed-in users.
 */

const KEPT_MS = 60_000;
const KeptSchema = v.fallback(v.nullable(v.object({ uid: v.string(), unread: v.number(), at: v.number() })), null);
/** Stored, so that a page a few seconds later need not request it again. */
const kept = createLocalStore('unread', (stored) => v.parse(KeptSchema, stored), null, { storage: 'sessionStorage' });

function show(unread: number): void {
  if (unread > 0) document.documentElement.dataset['unread'] = '';
  else delete document.documentElement.dataset['unread'];
}

/** Sets the number of unread notifications after a request that returned it. */
export function rememberUnread(unread: number): void {
  show(unread);
  const uid = readSignedIn()?.uid;
  if (uid !== undefined) kept.write({ uid, unread, at: Date.now() });
}

/** Marks the navigation where the user has unread notifications; a failure leaves it as it is. */
export async function markUnread(uid: string): Promise<void> {
  const known = kept.read();
  if (known?.uid === uid && Date.now() - known.at < KEPT_MS) return show(known.unread);
  const { unread } = await requestOrThrow(paths.api.notifications(), NotificationListSchema);
  if (readSignedIn()?.uid === uid) rememberUnread(unread);
}
