import type { Locale } from '../../domain/settings/locales';
import { localizedPath } from '../../i18n/localized-path';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { ADD_EMAIL_MODE, LINK_ACCOUNT } from '../../domain/people/mail-link';
import { maskedEmail } from '../../domain/people/masked-email';
import { paths } from '../../domain/page/paths';
import { providerName } from '../../domain/people/sign-in';
import { deviceName } from '../../i18n/device-name';
import type { SignInDevice } from '../../store/people/sign-in-document';
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
  readonly siteUrl: string;
  readonly locale: Locale;
};

/** Its parameters are in the hash, which browsers send to no server: no request log contains a code. */
function handlerLink(kind: AccountMailKind, { code, account, next = null, siteUrl, locale }: AccountMail): string {
  const link = new URL(localizedPath(locale, paths.handler()), siteUrl);
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
    lang: locale,
    site,
    intro: t(`mail.${kind}.intro`, { site, provider: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) }),
    button: { text: t(`mail.${kind}.button`), href: handlerLink(kind, mail) },
    linkHint: t('mail.linkHint'),
    notes: [t(kind === 'reset' ? 'mail.ignore' : 'mail.notYours')],
  });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}

type OwnerMail = { readonly to: string; readonly siteUrl: string; readonly locale: Locale };

async function informOwner(
  kind: 'emailAsked' | 'passwordChanged' | 'newDevice' | 'secondFactorOn' | 'secondFactorOff',
  { to, siteUrl, locale }: OwnerMail,
  { intro, button, path }: { readonly intro: string; readonly button: string; readonly path: string },
): Promise<void> {
  const t = translator(locale);
  const site = t('site.title');
  const bodies = mailBodies({
    lang: locale,
    site,
    intro,
    button: { text: button, href: new URL(localizedPath(locale, path), siteUrl).href },
    linkHint: t('mail.linkHint'),
    notes: [t(`mail.${kind}.note`)],
  });
  await sendMail(kind, { to, subject: t(`mail.${kind}.subject`, { site }), ...bodies });
}

/**
 * Informs an account's current address about a requested change: its owner may
 * have to step in. Rejects when the mail could not be sent.
 */
export async function warnOldAddress(mail: OwnerMail & { readonly email: string }): Promise<void> {
  const t = translator(mail.locale);
  await informOwner('emailAsked', mail, {
    intro: t('mail.emailAsked.intro', { site: t('site.title'), email: maskedEmail(mail.email) }),
    button: t('mail.emailAsked.button'),
    path: paths.account(),
  });
}

/** Tells an account's owner that its password was changed. Rejects when the mail could not be sent. */
export async function tellPasswordChanged(mail: OwnerMail): Promise<void> {
  const t = translator(mail.locale);
  await informOwner('passwordChanged', mail, {
    intro: t('mail.passwordChanged.intro', { site: t('site.title') }),
    button: t('mail.reset.button'),
    path: paths.resetPassword(),
  });
}

/** Tells an account's owner that a second factor was added or taken away. Rejects when the mail could not be sent. */
export async function tellSecondFactor(mail: OwnerMail & { readonly isOn: boolean }): Promise<void> {
  const t = translator(mail.locale);
  const kind = mail.isOn ? 'secondFactorOn' : 'secondFactorOff';
  await informOwner(kind, mail, {
    intro: t(`mail.${kind}.intro`, { site: t('site.title') }),
    button: t('mail.emailAsked.button'),
    path: paths.account(),
  });
}

/** Tells an account's owner that it was signed in to from a browser that it was not used from before. Rejects when the mail could not be sent. */
export async function tellNewDevice(mail: OwnerMail & { readonly device: SignInDevice }): Promise<void> {
  const t = translator(mail.locale);
  await informOwner('newDevice', mail, {
    intro: t('mail.newDevice.intro', { site: t('site.title'), device: deviceName(mail.device, t) }),
    button: t('mail.newDevice.button'),
    path: paths.account(),
  });
}
