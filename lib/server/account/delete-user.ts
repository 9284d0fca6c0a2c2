import { DELETED_USER_DAYS } from '../../domain/values/constants';
import type { Session } from '../../domain/people/session';
import { localizedPath } from '../../i18n/localized-path';
import type { Locale } from '../../domain/settings/locales';
import { translator } from '../../i18n/message-registry';
import { paths } from '../../domain/page/paths';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { revokeSessions } from '../../store/people/accounts';
import { endPendingTask } from '../../store/work/pending-task-document';
import { markUserDeleted } from '../../store/people/user-document';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { mailBodies } from '../mail/mail-template';
import { sendMail } from '../mail/send-mail';
import { accountChanged, endSignIn } from '../session/session';

async function mailFarewell(email: string, locale: Locale): Promise<void> {
  const t = translator(locale);
  const site = t('site.title');
  const bodies = mailBodies({
    lang: locale,
    site,
    intro: t('mail.deleted.intro', { site, count: DELETED_USER_DAYS }),
    button: { text: t('mail.deleted.button'), href: new URL(localizedPath(locale, paths.login()), environment().siteUrl).href },
    linkHint: t('mail.linkHint'),
  });
  await sendMail('deleted', { to: email, subject: t('mail.deleted.subject', { site }), ...bodies });
}

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
  await mailFarewell(email, locale).catch((error: unknown) => log().error(errorFields(error), 'farewell mail not sent'));
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
