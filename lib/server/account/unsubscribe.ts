import { localizedPath } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, type Locale } from '../../domain/settings/locales';
import { ApiError } from '../api/api-error';
import { environment } from '../env';
import { consumeRate } from '../api/rate-limit';
import { signToken, verifyToken } from '../session/signed-token';
import { paths } from '../../domain/page/paths';
import { endStartMails, endWeeklyMail } from '../../store/people/user-document';

/**
 * A link that ends mails to an account without signing in, in its reader's
 * language; it never expires. Its token is in the hash: no request log contains
 * it.
 */
export function unsubscribeLink(uid: string, locale: Locale = DEFAULT_LOCALE): string {
  return new URL(`${localizedPath(locale, paths.unsubscribe())}#token=${signToken('unsubscribe', uid)}`, environment().siteUrl).href;
}

/**
 * Where mail programs post on one click (RFC 8058). They do not send a hash, so
 * the token is in the query, and in a host's request log; it can end these mails
 * and nothing else.
 */
export function unsubscribePostLink(uid: string): string {
  return new URL(`${paths.api.unsubscribe()}?token=${signToken('unsubscribe', uid)}`, environment().siteUrl).href;
}

/** The same for the weekly mail. `mails` selects the page's text; which mails end is in the token. */
export function digestUnsubscribeLink(uid: string, locale: Locale = DEFAULT_LOCALE): string {
  const token = signToken('unsubscribe-weekly', uid);
  return new URL(`${localizedPath(locale, paths.unsubscribe())}#token=${token}&mails=weekly`, environment().siteUrl).href;
}

export function digestUnsubscribePostLink(uid: string): string {
  return new URL(`${paths.api.unsubscribe()}?token=${signToken('unsubscribe-weekly', uid)}`, environment().siteUrl).href;
}

/** Per account: mail services post for many people from few addresses, so a limit per address would be wrong. */
const LIMIT = { points: 20, seconds: 3600 };

/** Ends the mails that a link is for, of match starts or the weekly one, to its account; throws `bad-request` for a token that is not ours. */
export async function unsubscribe(token: string): Promise<void> {
  const ofStarts = verifyToken('unsubscribe', token);
  const uid = ofStarts ?? verifyToken('unsubscribe-weekly', token);
  if (uid === null) throw new ApiError('bad-request', 'The link is not valid.');
  await consumeRate(`unsubscribe:${uid}`, LIMIT);
  await (ofStarts === null ? endWeeklyMail(uid) : endStartMails(uid));
}
