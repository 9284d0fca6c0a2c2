import type { Locale } from '../../i18n/message-key';
import { localizedPath } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { paths } from '../../domain/paths';
import { ADD_EMAIL_MODE } from '../../domain/sign-in';
import { mailBodies } from '../mail/mail-template';
import { sendMail } from '../mail/send-mail';

/** The mails with links that only their receiver has. `mode` is what `/handler` reads. */
const MODES = { verify: 'verifyEmail', reset: 'resetPassword', changeEmail: 'verifyAndChangeEmail', addEmail: ADD_EMAIL_MODE } as const;
export type AccountMailKind = keyof typeof MODES;

/** The code of a link that Firebase made: it is what counts, the page is ours (`/handler`). Throws for a link without one. */
export function codeOf(firebaseLink: string): string {
  const code = URL.canParse(firebaseLink) ? new URL(firebaseLink).searchParams.get('oobCode') : null;
  if (code === null) throw new Error('Firebase made a link without a code.');
  return code;
}

function handlerLink(code: string, { mode, siteUrl, locale }: { readonly mode: string; readonly siteUrl: string; readonly locale: Locale }): string {
  const link = new URL(localizedPath(locale, paths.handler()), siteUrl);
  link.searchParams.set('mode', mode);
  link.searchParams.set('oobCode', code);
  return link.href;
}

/** Mails a link of ours that carries a code. Rejects when the mail did not leave. */
export async function sendAccountMail(
  kind: AccountMailKind,
  {
    to,
    code,
    siteUrl,
    locale,
  }: { readonly to: string; readonly code: string; readonly siteUrl: string; readonly locale: Locale },
): Promise<void> {
  const href = handlerLink(code, { mode: MODES[kind], siteUrl, locale });
  const t = translator(locale);
  const site = t('site.title');
  const bodies = mailBodies({
    lang: locale,
    site,
    intro: t(`mail.${kind}.intro`, { site }),
    button: { text: t(`mail.${kind}.button`), href },
    linkHint: t('mail.linkHint'),
    notes: [t('mail.ignore')],
  });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}
