import * as v from 'valibot';
import { LINK_PURPOSES, type LinkPurpose, type MailLink } from '../../domain/people/mail-link';
import { chosenName } from '../../domain/text/chosen-name';
import { readAccount, type Account } from '../../store/people/accounts';
import { readUserData } from '../../store/people/user-document';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { LINK_CODE_MAX_LENGTH, readLinkCode, type LinkTarget } from './link-codes';

const MAX_BYTES = 4096;
const LIMIT = { points: 120, seconds: 600 };
const NAME_MAX_LENGTH = 64;

async function nameOf({ uid, displayName }: Account): Promise<string | null> {
  const { user } = await readUserData(uid);
  const name = chosenName(user.summonerName) || chosenName(displayName ?? '');
  return [...name].slice(0, NAME_MAX_LENGTH).join('') || null;
}

/** The account of a link; throws `bad-request` where it is gone or has another address by now. */
async function accountOf({ uid, email }: LinkTarget, purpose: LinkPurpose): Promise<Account> {
  const account = await readAccount(uid);
  const fits = account?.email === email.toLowerCase() || (purpose === 'add-email' && account?.email === null);
  if (account === null || account.disabled || !fits)
    throw new ApiError('bad-request', 'The code was used already, or is for another address.');
  return account;
}

/**
 * `POST /api/account/link` `{purpose, code}`: the purpose of a mail's link, from
 * our own code. It changes nothing: the page confirms first. The name of an
 * account that requested another person's address is shown only to that account.
 */
export const postMailLink = writes({
  name: 'account-link',
  schema: v.object({ purpose: v.picklist(LINK_PURPOSES), code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LINK_CODE_MAX_LENGTH)) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'visitor',
  write: async ({ purpose, code }, { session }) => {
    const target = readLinkCode(purpose, code, Date.now());
    const account = await accountOf(target, purpose);
    const yours = session?.uid === account.uid;
    const isKnown = yours || purpose === 'verify-email';
    const body: MailLink = {
      email: target.email,
      done: account.email !== null && account.emailVerified,
      yours,
      account: {
        name: isKnown ? await nameOf(account) : null,
        providers: [...account.providers],
        createdAt: isKnown ? account.createdAt : null,
      },
    };
    return { body };
  },
});
