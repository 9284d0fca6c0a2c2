import * as v from 'valibot';
import { MINUTE_MS } from '../../domain/values/durations';
import { readAccount } from '../../store/people/accounts';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { consumeRate } from '../api/rate-limit';
import { environment } from '../env';
import { mailsLeave } from '../unset-services';
import { tellOwner } from './account-mails';
import { LINK_CODE_MAX_LENGTH, readLinkCode } from './link-codes';
import { localeField } from './mail-routes';

const MAX_BYTES = 4096;
const LIMIT = { points: 20, seconds: 3600 };
/** The limit for one account, whichever way the change is reported. */
const MAIL_LIMIT = { points: 3, seconds: 3600 };
/** A new password ends all sessions: where none were ended for this long, there is no new one. */
const CHANGED_MS = 10 * MINUTE_MS;

/**
 * `POST /api/account/password-changed`: mails the owner of an account that its
 * password was changed. The browser changes it directly with Firebase, which
 * does not notify our server, so the page reports it: with the account's session,
 * or with the token from the link in a reset mail.
 */
export const postPasswordChanged = writes({
  name: 'password-changed',
  schema: v.object({
    locale: localeField,
    code: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LINK_CODE_MAX_LENGTH))),
  }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'visitor',
  write: async ({ locale, code }, { session }) => {
    const now = Date.now();
    const uid = code === undefined ? session?.uid : readLinkCode('reset-password', code, now).uid;
    if (uid === undefined) throw new ApiError('unauthenticated', 'Only for an account of one’s own.');
    const account = await readAccount(uid);
    if (account === null || account.email === null || now - account.validAfter > CHANGED_MS || !mailsLeave(environment()))
      return { body: { ok: true } };
    await consumeRate(`mail-password-changed:${uid}`, MAIL_LIMIT);
    await tellOwner('passwordChanged', { to: account.email, locale });
    return { body: { ok: true } };
  },
});
