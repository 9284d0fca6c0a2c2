import * as v from 'valibot';
import { maskedEmail } from '../../domain/people/masked-email';
import { changeEmailLink, readAccountByEmail } from '../../store/people/accounts';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { errorFields, log } from '../logger';
import { codeOf, sendAccountMail, tellOwner } from './account-mails';
import { linkCode } from './link-codes';
import { demandMails, emailField, localeField } from './mail-routes';
import { demandRecentSignIn } from './ownership';

const MAX_BYTES = 2048;
/** Mails to new addresses that one user may request. */
const LIMIT = { points: 10, seconds: 3600 };

type NewAddressMail = { readonly kind: 'changeEmail' | 'addEmail'; readonly code: string };

async function anotherAddress(old: string, email: string): Promise<NewAddressMail | 'taken'> {
  const link = await changeEmailLink(old, email);
  if (link === null) throw new ApiError('bad-request', 'The account has no such e-mail address.');
  return link === 'taken' ? link : { kind: 'changeEmail', code: codeOf(link) };
}

/** Firebase makes links for accounts with an address only; the first one is proved by a code of ours. */
async function firstAddress(uid: string, email: string): Promise<NewAddressMail | 'taken'> {
  if ((await readAccountByEmail(email)) !== null) return 'taken';
  return { kind: 'addEmail', code: linkCode('add-email', { uid, email }, Date.now()) };
}

/**
 * `POST /api/account/email` `{email}`: mails a link to the new address; the
 * account takes it once that is confirmed there (`/handler`), in place of the
 * old one or as its first: a provider need not give one. A verified old address
 * gets a mail about it. The sign-in must be recent.
 */
export const postNewEmail = writes({
  name: 'account-email',
  schema: v.object({ email: emailField, locale: localeField }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async ({ email, locale }, { session }) => {
    demandMails();
    demandRecentSignIn(session, Date.now());
    if (session.email?.toLowerCase() === email.toLowerCase())
      throw new ApiError('invalid', 'That is the address already.', { field: 'email' });
    const mail = session.email === null ? await firstAddress(session.uid, email) : await anotherAddress(session.email, email);
    if (mail === 'taken') throw new ApiError('conflict', 'The email address is already in use by another account.', { field: 'email' });
    try {
      await sendAccountMail(mail.kind, { to: email, code: mail.code, providers: session.providers, locale });
    } catch (error) {
      log().error(errorFields(error), 'mail to a new address not sent');
      throw new ApiError('upstream-failed', 'The mail could not be sent. Please try again later.');
    }
    if (session.email !== null && session.emailVerified) {
      await tellOwner('emailAsked', { to: session.email, locale }, { email: maskedEmail(email) }).catch((error: unknown) =>
        log().error(errorFields(error), 'mail to the old address not sent'),
      );
    }
    return { body: { ok: true } };
  },
});
