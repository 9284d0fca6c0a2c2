import * as v from 'valibot';
import { giveEmail, readAccount } from '../../store/people/accounts';
import { endUnverified } from '../../store/people/user-document';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { accountChanged } from '../session/session';
import { LINK_CODE_MAX_LENGTH, readLinkCode } from './link-codes';

const MAX_BYTES = 4096;
const LIMIT = { points: 60, seconds: 3600 };

/**
 * `POST /api/account/add-email` `{code}`: the first e-mail address of an account
 * that came without one, as those of X often do. The code proves that the mail was read; only
 * a session proves that the account is the sender's: 401 for a visitor,
 * 403 `wrong-account` for anybody else. 400 for a code that is not ours or was
 * used, 410 for an old one, 409 for an address that another account has.
 */
export const postAddedEmail = writes({
  name: 'account-add-email',
  schema: v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LINK_CODE_MAX_LENGTH)) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ code }, { session }) => {
    const { uid, email } = readLinkCode('add-email', code, Date.now());
    if (uid !== session.uid) throw new ApiError('wrong-account', 'The code is for another account. Sign in to that one.');
    const account = await readAccount(uid);
    if (account === null || account.disabled || account.email !== null) throw new ApiError('bad-request', 'The code was used already.');
    const given = await giveEmail(uid, email);
    if (given === 'taken') throw new ApiError('conflict', 'The email address is already in use by another account.');
    if (given === null) throw new ApiError('bad-request', 'The account cannot take that address.');
    // Session and mail belong to one person; Firebase ends the sign-in with the change, and the next one must not look like another owner's.
    await endUnverified(uid);
    accountChanged(uid, Date.now());
    return { body: { email } };
  },
});
