import { DELETED_USER_DAYS } from '../../domain/values/constants';
import type { Session } from '../../domain/people/session';
import type { Locale } from '../../domain/settings/locales';
import { revokeSessions } from '../../store/people/accounts';
import { endPendingTask } from '../../store/work/pending-task-document';
import { markUserDeleted } from '../../store/people/user-document';
import { errorFields, log } from '../logger';
import { accountChanged, endSignIn } from '../session/session';
import { tellOwner } from './account-mails';

/**
 * Does the task `farewell`: signs all devices of a user out and says by mail
 * that the account goes. Safe to begin again: the mail leaves once at most
 * (docs/decisions/0013). Throws StoreUnavailableError.
 */
export async function sendFarewell(uid: string, email: string | null, locale: Locale): Promise<void> {
  await revokeSessions(uid);
  accountChanged(uid, Date.now());
  if (!(await endPendingTask({ kind: 'farewell', uid })) || email === null) return;
  // The wish is noted; a mail that cannot leave must not take it back.
  await tellOwner('deleted', { to: email, locale }, { count: DELETED_USER_DAYS }).catch((error: unknown) =>
    log().error(errorFields(error), 'farewell mail not sent'),
  );
}

/**
 * Notes the wish to delete an account: it goes DELETED_USER_DAYS later, unless
 * its owner signs in before. All devices are signed
 * out now, and a mail says so. Asking again changes nothing. `now`:
 * milliseconds since 1970, the real clock.
 */
export async function deleteUser(
  session: Session,
  locale: Locale,
  now: number,
): Promise<{ readonly deleted: string; readonly days: number }> {
  const at = new Date(now).toISOString();
  const { deleted } = await markUserDeleted(session.uid, at, { locale, now });
  await sendFarewell(session.uid, session.email, locale);
  // Firebase counts by the second, and the owner may have proved to be it within this one. The page signs out as well.
  await endSignIn(session, now).catch((error: unknown) =>
    log().warn(errorFields(error), 'a session outlives its account until it expires'),
  );
  return { deleted: deleted ?? at, days: DELETED_USER_DAYS };
}
