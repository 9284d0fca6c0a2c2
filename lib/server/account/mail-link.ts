import * as v from 'valibot';
import { withoutDirectionControls } from '../../domain/comments/direction';
import type { MailLink } from '../../domain/mail-link';
import { readAccount, type Account } from '../../store/accounts';
import { readUserData } from '../../store/user-document';
import { ApiError } from '../api-error';
import { writes } from '../api-write';
import { LINK_CODE_MAX_LENGTH, readLinkCode, type LinkTarget } from './link-codes';

const MAX_BYTES = 4096;
const LIMIT = { points: 120, seconds: 600 };
const NAME_MAX_LENGTH = 64;

const Code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LINK_CODE_MAX_LENGTH));

async function nameOf({ uid, displayName }: Account): Promise<string | null> {
  const { user } = await readUserData(uid);
  const name = withoutDirectionControls(user.summonerName || (displayName ?? '')).trim();
  return [...name].slice(0, NAME_MAX_LENGTH).join('') || null;
}

/** The account of a link; throws `bad-request` where it is gone or has another address by now. */
async function accountOf({ uid, email }: LinkTarget, kind: 'add' | 'verify'): Promise<Account> {
  const account = await readAccount(uid);
  const fits = account?.email === email.toLowerCase() || (kind === 'add' && account?.email === null);
  if (account === null || account.disabled || !fits)
    throw new ApiError('bad-request', 'The code was used already, or is for another address.');
  return account;
}

/**
 * `POST /api/account/link` `{code}` for a code of ours, or `{account}` for what
 * goes beside one of Firebase's: what the link is for. It changes nothing: the
 * page asks first (spec §2 "/handler"). The name of an account that asked for a
 * foreign address is told to nobody but the account itself.
 */
export const postMailLink = writes({
  name: 'account-link',
  schema: v.union([v.strictObject({ code: Code }), v.strictObject({ account: Code })]),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'visitor',
  write: async (input, { session }) => {
    const kind = 'code' in input ? 'add' : 'verify';
    const target =
      'code' in input ? readLinkCode('add-email', input.code, Date.now()) : readLinkCode('verify-email', input.account, Date.now());
    const account = await accountOf(target, kind);
    const yours = session?.uid === account.uid;
    const body: MailLink = {
      email: target.email,
      done: account.email !== null && account.emailVerified,
      yours,
      account: {
        name: yours || kind === 'verify' ? await nameOf(account) : null,
        providers: [...account.providers],
        createdAt: yours || kind === 'verify' ? account.createdAt : null,
      },
    };
    return { body };
  },
});
