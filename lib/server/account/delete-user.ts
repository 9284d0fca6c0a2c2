import { DELETED_USER_DAYS } from '../../domain/constants';
import type { Session } from '../../domain/session';
import { localizedPath } from '../../i18n/localized-path';
import type { Locale } from '../../i18n/message-key';
import { translator } from '../../i18n/message-registry';
import { paths } from '../../domain/paths';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { revokeSessions } from '../../store/accounts';
import { markUserDeleted } from '../../store/user-document';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { mailBodies } from '../mail/mail-template';
import { sendMail } from '../mail/send-mail';
import { sessionCache } from '../session';

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
 * Notes the wish to delete an account: it goes DELETED_USER_DAYS later, unless
 * its owner signs in before (spec §4 "Account deletion"). All devices are signed
 * out now, and a mail says so. `now`: milliseconds since 1970, the real clock.
 */
export async function deleteUser(
  session: Session,
  locale: Locale,
  now: number,
): Promise<{ readonly deleted: string; readonly days: number }> {
  const deleted = new Date(now).toISOString();
  await markUserDeleted(session.uid, deleted);
  await revokeSessions(session.uid);
  sessionCache().clear();
  // The wish is noted; a mail that cannot leave must not take it back.
  if (session.email !== null)
    await mailFarewell(session.email, locale).catch((error: unknown) => log().error(errorFields(error), 'farewell mail not sent'));
  return { deleted, days: DELETED_USER_DAYS };
}
