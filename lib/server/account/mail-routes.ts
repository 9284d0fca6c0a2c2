import * as v from 'valibot';
import { CREDENTIAL_MAX_LENGTH } from '../../domain/constants';
import type { Session } from '../../domain/session';
import { isEmail } from '../../domain/validation';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/message-key';
import { resetLink, verificationLink } from '../../store/accounts';
import { ApiError } from '../api-error';
import { writes } from '../api-write';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { consumeRate } from '../rate-limit';
import { codeOf, sendAccountMail } from './account-mails';

const MAX_BYTES = 2048;
/** Mails that one address, or one user, may ask for. */
const LIMIT = { points: 10, seconds: 3600 };
/** Mails that one mailbox may get, whoever asks. */
const MAILBOX_LIMIT = { points: 5, seconds: 3600 };

/** Counts a mail to a mailbox; throws `rate-limited`. */
export async function countMailbox(address: string): Promise<void> {
  await consumeRate(`mailbox:${address.toLowerCase()}`, MAILBOX_LIMIT);
}

export const localeField = v.optional(v.picklist(LOCALES), DEFAULT_LOCALE);
export const emailField = v.pipe(v.string(), v.trim(), v.maxLength(CREDENTIAL_MAX_LENGTH), v.check(isEmail, 'Please enter a valid email'));

/** `POST /api/account/verification-mail`: a link that verifies the signed-in user's address. */
export const postVerificationMail = writes({
  name: 'verification-mail',
  schema: v.object({ locale: localeField }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async (input, { session }) => {
    await mailVerification(session, input.locale);
    return { body: { ok: true } };
  },
});

/** Mails a link that verifies the address of who is signed in; nothing where it is verified. Throws ApiError. */
export async function mailVerification(session: Session, mailLocale: Locale): Promise<void> {
  if (session.email === null) throw new ApiError('bad-request', 'The account has no e-mail address.');
  if (session.emailVerified) return;
  await countMailbox(session.email);
  const { siteUrl } = environment();
  const link = await verificationLink(session.email, siteUrl);
  if (link === null) throw new ApiError('bad-request', 'The account has no such e-mail address.');
  try {
    await sendAccountMail('verify', { to: session.email, code: codeOf(link), siteUrl, locale: mailLocale });
  } catch (error) {
    log().error(errorFields(error), 'verification mail not sent');
    throw new ApiError('upstream-failed', 'The mail could not be sent. Please try again later.');
  }
}

/** Mails a link to choose a new password, if an account has that address. Never throws. */
export async function mailReset(input: { readonly email: string; readonly locale: Locale }): Promise<void> {
  try {
    const { siteUrl } = environment();
    const link = await resetLink(input.email, siteUrl);
    if (link !== null) await sendAccountMail('reset', { to: input.email, code: codeOf(link), siteUrl, locale: input.locale });
  } catch (error) {
    log().error(errorFields(error), 'reset mail not sent');
  }
}

/**
 * `POST /api/account/reset-mail`: a link to choose a new password. The answer is
 * the same, and as quick, whether the address has an account or not.
 */
export const postResetMail = writes({
  name: 'reset-mail',
  schema: v.object({ email: emailField, locale: localeField }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  write: async (input) => {
    await countMailbox(input.email);
    // Not waited for: how long it takes would tell.
    void mailReset(input);
    return { body: { ok: true } };
  },
});
