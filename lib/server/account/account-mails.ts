import type { Locale } from '../../domain/settings/locales';
import { siteHref } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
import { ADD_EMAIL_MODE, LINK_ACCOUNT } from '../../domain/people/mail-link';
import { paths } from '../../domain/page/paths';
import { providerName } from '../../domain/people/sign-in';
import type { MessageParams } from '../../i18n/translate';
import type { Account } from '../../store/people/accounts';
import { inBackground } from '../background-work';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { mailBodies } from '../mail/mail-template';
import { sendMail } from '../mail/send-mail';
import { mailsLeave } from '../unset-services';

/** The mails with links that only their receiver has. `mode` is what `/handler` reads. */
const MODES = { verify: 'verifyEmail', reset: 'resetPassword', changeEmail: 'verifyAndChangeEmail', addEmail: ADD_EMAIL_MODE } as const;
type AccountMailKind = keyof typeof MODES;

/** The code of a link that Firebase made: only the code counts, because the page is ours (`/handler`). Throws for a link without one. */
export function codeOf(firebaseLink: string): string {
  const code = URL.canParse(firebaseLink) ? new URL(firebaseLink).searchParams.get('oobCode') : null;
  if (code === null) throw new Error('Firebase made a link without a code.');
  return code;
}

type AccountMail = {
  readonly to: string;
  readonly code: string;
  /** Says whose code it is, if it is one of Firebase's. */
  readonly account?: string;
  /** Where `/handler` leads on to: a path of this site. */
  readonly next?: string | null;
  /** Ways in which the account signs in, which its owner recognises. */
  readonly providers?: readonly string[];
  readonly locale: Locale;
};

/** The link of a mail. Its parameters are in the hash, which browsers send to no server: no request log contains a code. */
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

type Receiver = { readonly to: string; readonly locale: Locale };
type Said = {
  readonly words: MessageParams;
  readonly button: { readonly text: string; readonly href: string };
  readonly notes: readonly string[];
};

async function send(kind: AccountMailKind | Notice, { to, locale }: Receiver, { words, button, notes }: Said): Promise<void> {
  const t = translator(locale);
  const site = t('site.title');
  const bodies = mailBodies({ locale, intro: t(`mail.${kind}.intro`, { site, ...words }), button, notes });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}

/** Mails a link of ours that carries a code. Rejects when the mail did not leave. */
export async function sendAccountMail(kind: AccountMailKind, mail: AccountMail): Promise<void> {
  const { providers = [], locale } = mail;
  const t = translator(locale);
  const names = providers.map((id) => providerName(id) ?? t('account.password'));
  await send(kind, mail, {
    words: { provider: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) },
    button: { text: t(`mail.${kind}.button`), href: handlerLink(kind, mail) },
    notes: [t(kind === 'reset' ? 'mail.ignore' : 'mail.notYours')],
  });
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
type Notice = keyof typeof NOTICES;

/** Mails an account's owner, who may have to step in. `words`: what the text names. Rejects when the mail could not be sent. */
export async function tellOwner(kind: Notice, receiver: Receiver, words: MessageParams = {}): Promise<void> {
  const t = translator(receiver.locale);
  const { button, path } = NOTICES[kind];
  await send(kind, receiver, {
    words,
    button: { text: t(button), href: siteHref(environment().siteUrl, receiver.locale, path) },
    notes: kind === 'deleted' ? [] : [t(`mail.${kind}.note`)],
  });
}

/** Sends the mail in the background, but never to an unverified address, which may belong to another person. */
export function tellOwnerSoon(kind: Notice, { email, emailVerified }: Account, locale: Locale, words: MessageParams = {}): void {
  if (email === null || !emailVerified || !mailsLeave(environment())) return;
  inBackground(
    tellOwner(kind, { to: email, locale }, words).catch((error: unknown) =>
      log().error({ kind, ...errorFields(error) }, 'mail to an owner not sent'),
    ),
  );
}
