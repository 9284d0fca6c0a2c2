import * as v from 'valibot';
import { NotificationListSchema } from '../../domain/people/notifications';
import { paths } from '../../domain/page/paths';
import type { SessionKey } from '../../domain/settings/stored-keys';
import { readSignedIn } from '../auth/signed-in-store';
import { requestOrThrow } from '../requests/request';

/**
 * The dot on the navigation's user button: `data-unread` on <html>, so that no
 * page's script needs to know it. This part is loaded only for signed-in users.
 */

/** In session storage: a page a few seconds later need not request it again. */
const KEY: SessionKey = 'unread';
const KEPT_MS = 60_000;
const KeptSchema = v.object({ uid: v.string(), unread: v.number(), at: v.number() });

function show(unread: number): void {
  if (unread > 0) document.documentElement.dataset['unread'] = '';
  else delete document.documentElement.dataset['unread'];
}

function storedCount(uid: string, now: number): number | null {
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success && parsed.output.uid === uid && now - parsed.output.at < KEPT_MS ? parsed.output.unread : null;
  } catch {
    // Without a valid entry in session storage, the page sends a request.
    return null;
  }
}

/** Sets the number of unread notifications after a request that returned it. */
export function rememberUnread(unread: number): void {
  show(unread);
  const uid = readSignedIn()?.uid;
  try {
    if (uid !== undefined) sessionStorage.setItem(KEY, JSON.stringify({ uid, unread, at: Date.now() }));
  } catch {
    // Without session storage every page sends a request.
  }
}

/** Marks the navigation where the user has unread notifications; a failure leaves it as it is. */
export async function markUnread(uid: string): Promise<void> {
  const known = storedCount(uid, Date.now());
  if (known !== null) return show(known);
  const { unread } = await requestOrThrow(paths.api.notifications(), NotificationListSchema);
  if (readSignedIn()?.uid === uid) rememberUnread(unread);
}
