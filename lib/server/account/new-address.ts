import * as v from 'valibot';
import { giveEmail, readAccount } from '../../store/accounts';
import { ApiError } from '../api-error';
import { writes } from '../api-write';
import { sessionCache } from '../session';
import { signToken, verifyToken } from '../signed-token';

/**
 * The first e-mail address of an account that came without one, as those of X
 * often do. It is taken once a code that went to that address comes back.
 */
const CODE_HOURS = 24;
const HOUR_MS = 3_600_000;
const MAX_BYTES = 4096;
const LIMIT = { points: 60, seconds: 3600 };

const CodeSchema = v.pipe(v.string(), v.parseJson(), v.object({ uid: v.string(), email: v.string(), until: v.number() }));
export type NewAddress = { readonly uid: string; readonly email: string };

/** A code for a mail to the new address; good for CODE_HOURS, and as long as the account has no address. `now` in milliseconds since 1970. */
export function newAddressCode({ uid, email }: NewAddress, now: number): string {
  return signToken('add-email', JSON.stringify({ uid, email, until: now + CODE_HOURS * HOUR_MS }));
}

function decoded(code: string, now: number): NewAddress {
  const text = verifyToken('add-email', code);
  const parsed = text === null ? null : v.safeParse(CodeSchema, text);
  if (!parsed?.success) throw new ApiError('bad-request', 'The code is not valid.');
  if (parsed.output.until < now) throw new ApiError('gone', 'The code has expired.');
  return parsed.output;
}

/** `POST /api/account/add-email` `{code}`: whoever has the code read the mail, signed in here or not. 400 for a code that is not ours or was used, 410 for an old one. */
export const postAddedEmail = writes({
  name: 'account-add-email',
  schema: v.object({ code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048)) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  write: async ({ code }) => {
    const { uid, email } = decoded(code, Date.now());
    const account = await readAccount(uid);
    if (account === null || account.disabled || account.email !== null) throw new ApiError('bad-request', 'The code was used already.');
    const given = await giveEmail(uid, email);
    if (given === 'taken') throw new ApiError('conflict', 'The email address is already in use by another account.');
    if (given === null) throw new ApiError('bad-request', 'The account cannot take that address.');
    sessionCache().clear();
    return { body: { email } };
  },
});
