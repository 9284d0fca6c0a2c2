import { siteHref } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, type Locale } from '../../domain/settings/locales';
import { ApiError } from '../api-error';
import { environment } from '../env';
import { consumeRate } from '../api/rate-limit';
import { signToken, verifyToken } from '../session/signed-token';
import { paths } from '../../domain/page/paths';
import { MAIL_KINDS, type MailKind } from '../../domain/people/mail-kinds';
import { endMails } from '../../store/people/user-document';

/** What a token is signed for; links of older mails are for the first kind or the last. */
const purposeOf = (kind: MailKind) => (kind === 'start' ? 'unsubscribe' : (`unsubscribe-${kind}` as const));

/**
 * A link that ends mails of a kind to an account without signing in, in its
 * reader's language; it never expires. Its token is in the hash: no request log
 * contains it. `mails` selects the page's text; which mails end is in the token.
 */
export function unsubscribeLink(kind: MailKind, uid: string, locale: Locale = DEFAULT_LOCALE): string {
  const token = signToken(purposeOf(kind), uid);
  return siteHref(environment().siteUrl, locale, `${paths.unsubscribe()}#token=${token}&mails=${kind}`);
}

/**
 * Headers by which mail programs show a button of their own (RFC 2369), and where
 * they post on one click (RFC 8058). They do not send a hash, so the token is in
 * the query, and in a host's request log; it can end these mails and nothing else.
 */
export function listUnsubscribe(kind: MailKind, uid: string) {
  const link = new URL(`${paths.api.unsubscribe()}?token=${signToken(purposeOf(kind), uid)}`, environment().siteUrl).href;
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The limit is per account: mail services post for many people from few addresses, so one per address would be wrong. */
const LIMIT = { points: 20, seconds: 3600 };

/** Ends the mails that a link is for, to its account; throws `bad-request` for a token that is not ours. */
export async function unsubscribe(token: string): Promise<void> {
  for (const kind of MAIL_KINDS) {
    const uid = verifyToken(purposeOf(kind), token);
    if (uid === null) continue;
    await consumeRate(`unsubscribe:${uid}`, LIMIT);
    return endMails(uid, kind);
  }
  throw new ApiError('bad-request', 'The link is not valid.');
}
