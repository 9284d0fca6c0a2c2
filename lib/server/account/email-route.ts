import * as v from 'valibot';
import { changeEmailLink } from '../../store/accounts';
import { ApiError } from '../api-error';
import { writes } from '../api-write';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { sendAccountMail } from './account-mails';
import { countMailbox, emailField, localeField } from './mail-routes';
import { demandRecentSignIn } from './recent-sign-in';

const MAX_BYTES = 2048;
const LIMIT = { points: 10, seconds: 3600 };

/**
 * `POST /api/account/email` `{email}`: mails a link to the new address; the
 * account takes it once the link is opened (`/handler`). The sign-in must be
 * recent (spec §5 "Please enter password to change email").
 */
export const postNewEmail = writes({
  name: 'account-email',
  schema: v.object({ email: emailField, locale: localeField }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ email, locale }, { session }) => {
    demandRecentSignIn(session, Date.now());
    if (session.email === null) throw new ApiError('bad-request', 'The account has no e-mail address.');
    if (session.email.toLowerCase() === email.toLowerCase())
      throw new ApiError('invalid', 'That is the address already.', { field: 'email' });
    await countMailbox(email);
    const { siteUrl } = environment();
    const link = await changeEmailLink(session.email, email, siteUrl);
    if (link === 'taken') throw new ApiError('conflict', 'The email address is already in use by another account.', { field: 'email' });
    if (link === null) throw new ApiError('bad-request', 'The account has no such e-mail address.');
    try {
      await sendAccountMail('changeEmail', { to: email, firebaseLink: link, siteUrl, locale });
    } catch (error) {
      log().error(errorFields(error), 'mail to a new address not sent');
      throw new ApiError('upstream-failed', 'The mail could not be sent. Please try again later.');
    }
    return { body: { ok: true } };
  },
});
