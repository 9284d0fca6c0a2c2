import { localizedPath } from '../../i18n/localized-path';
import { DEFAULT_LOCALE, type Locale } from '../../domain/locales';
import { ApiError } from '../api/api-error';
import { environment } from '../env';
import { consumeRate } from '../api/rate-limit';
import { signToken, verifyToken } from '../session/signed-token';
import { paths } from '../../domain/paths';
import { endStartMails } from '../../store/people/user-document';

/** A link that ends mails to an account without signing in, in its reader's language; it has no end. Its token stands behind the "#": no request log holds it. */
export function unsubscribeLink(uid: string, locale: Locale = DEFAULT_LOCALE): string {
  return new URL(`${localizedPath(locale, paths.unsubscribe())}#token=${signToken('unsubscribe', uid)}`, environment().siteUrl).href;
}

/** Where mail programs post on one click (RFC 8058). They send what stands before a "#" alone, so the token is in the address, and in a host's request log; it can end these mails and nothing else. */
export function unsubscribePostLink(uid: string): string {
  return new URL(`${paths.api.unsubscribe()}?token=${signToken('unsubscribe', uid)}`, environment().siteUrl).href;
}

/** Of one account: mail services post for many people from few addresses, so an address says nothing here. */
const LIMIT = { points: 20, seconds: 3600 };

/** Ends mails of match starts to the account of a link; throws `bad-request` for a token that is not ours. */
export async function unsubscribe(token: string): Promise<void> {
  const uid = verifyToken('unsubscribe', token);
  if (uid === null) throw new ApiError('bad-request', 'The link is not valid.');
  await consumeRate(`unsubscribe:${uid}`, LIMIT);
  await endStartMails(uid);
}
