import type { Locale } from '../../domain/settings/locales';
import { siteHref } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
import { ADD_EMAIL_MODE, LINK_ACCOUNT } from '../../domain/people/mail-link';
import { paths } from '../../domain/page/paths';
import { providerName } from '../../domain/people/sign-in';
import type { MessageParams } from '../../i18n/translate';
import { environment } from '../env';
import { mailBodies } from '../mail/mail-template';
import { sendMail } from '../mail/send-mail';

/** The mails with links that only their receiver has. `mode` is what `/handler` reads. */
const MODES = { verify: 'verifyEmail', reset: 'resetPassword', changeEmail: 'verifyAndChangeEmail', addEmail: ADD_EMAIL_MODE } as const;
type AccountMailKind = keyof typeof MODES;

/** The code of a link that Firebase made: it is what counts, the page is ours (`/handler`). Throws for a link without one. */
export function codeOf(firebaseLink: string): string {
  const code = URL.canParse(firebaseLink) ? new URL(firebaseLink).searchParams.get('oobCode') : null;
  if (code === null) throw new Error('Firebase made a link without a code.');
  return code;
}

type AccountMail = {
  readonly to: string;
  readonly code: string;
  /** Says whose the code is, where it is one of Firebase's. */
  readonly account?: string;
  /** Where `/handler` leads on to: a path of this site. */
  readonly next?: string | null;
  /** How the account signs in, which its owner recognises. */
  readonly providers?: readonly string[];
  readonly locale: Locale;
};

/** Its parameters are in the hash, which browsers send to no server: no request log contains a code. */
function handlerLink(kind: AccountMailKind, { code, account, next = null, locale }: AccountMail): string {
  const link = new URL(siteHref(environment().siteUrl, locale, paths.handler()));
  link.hash = new URLSearchParams({
    mode: MODES[kind],
    oobCode: code,
    ...(account === undefined ? {} : { [LINK_ACCOUNT]: account }),
    ...(next === null ? {} : { continueUrl: next }),
  }).toString();
  return link.href;
}

/** Mails a link of ours that carries a code. Rejects when the mail did not leave. */
export async function sendAccountMail(kind: AccountMailKind, mail: AccountMail): Promise<void> {
  const { to, providers = [], locale } = mail;
  const t = translator(locale);
  const site = t('site.title');
  const names = providers.map((id) => providerName(id) ?? t('account.password'));
  const bodies = mailBodies({
    locale,
    intro: t(`mail.${kind}.intro`, { site, provider: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) }),
    button: { text: t(`mail.${kind}.button`), href: handlerLink(kind, mail) },
    notes: [t(kind === 'reset' ? 'mail.ignore' : 'mail.notYours')],
  });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}

/** Kinds of mail about an account: the label of the button and the page that it opens. */
const NOTICES = {
  emailAsked: { button: 'mail.emailAsked.button', path: paths.account() },
  passwordChanged: { button: 'mail.reset.button', path: paths.resetPassword() },
  secondFactorOn: { button: 'mail.emailAsked.button', path: paths.account() },
  secondFactorOff: { button: 'mail.emailAsked.button', path: paths.account() },
  newDevice: { button: 'mail.newDevice.button', path: paths.account() },
  deleted: { button: 'mail.deleted.button', path: paths.login() },
} as const;

/** Mails an account's owner, who may have to step in. `words`: what the text names. Rejects when the mail could not be sent. */
export async function tellOwner(
  kind: keyof typeof NOTICES,
  { to, locale }: { readonly to: string; readonly locale: Locale },
  words: MessageParams = {},
): Promise<void> {
  const t = translator(locale);
  const site = t('site.title');
  const { button, path } = NOTICES[kind];
  const bodies = mailBodies({
    locale,
    intro: t(`mail.${kind}.intro`, { site, ...words }),
    button: { text: t(button), href: siteHref(environment().siteUrl, locale, path) },
    notes: kind === 'deleted' ? [] : [t(`mail.${kind}.note`)],
  });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}
