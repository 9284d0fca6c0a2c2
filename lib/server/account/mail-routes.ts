import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { CREDENTIAL_MAX_LENGTH } from '../../domain/values/constants';
import type { Session } from '../../domain/people/session';
import { ownPath } from '../../domain/people/sign-in';
import { isEmail } from '../../domain/values/validation';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../domain/settings/locales';
import { readAccountByEmail, resetLink, verificationLink } from '../../store/people/accounts';
import { StoreUnavailableError } from '../../store/core/store-error';
import { ApiError } from '../api-error';
import { inBackground } from '../background-work';
import { writes } from '../api/api-write';
import { environment } from '../env';
import { errorFields, log } from '../logger';
import { mailsLeave } from '../unset-services';
import { MailboxPauses } from '../mail/mail-failure';
import { consumeRate, countedOnce } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { sharedRegistry } from '../shared-registry';
import { codeOf, sendAccountMail } from './account-mails';
import { linkCode } from './link-codes';

const MAX_BYTES = 2048;
const NEXT_MAX_LENGTH = 1024;
/** The limit of requests; mails are counted below. */
export const ASKING_LIMIT = { points: 60, seconds: 3600 };
/** The limit of mails that verify an address, for one user. There is none for one network address: a campus signs up on the same evening. */
const VERIFICATION_LIMIT = { points: 5, seconds: 3600 };
/** Requests for a new password from one address, whether they send a mail or not: the limit must not reveal it. */
const RESET_LIMIT = { points: 30, seconds: 600 };

/** Longer than Firebase and a mail service take together, most of the time. */
const RESET_ANSWER_MS = 2_000;

export const localeField = v.optional(v.picklist(LOCALES), DEFAULT_LOCALE);
export const emailField = v.pipe(v.string(), v.trim(), v.maxLength(CREDENTIAL_MAX_LENGTH), v.check(isEmail, 'Please enter a valid email'));

/** Throws `unavailable` on a site without a mail service; its pages offer no mails. */
export function demandMails(): void {
  if (!mailsLeave(environment())) throw new ApiError('unavailable', 'This site sends no mails.');
}

/**
 * `POST /api/account/verification-mail`: a link that verifies the signed-in user's address. `next`: the path of
 * this site to go on to afterwards. `{verified: true}`, and no mail, where there is nothing to verify any more.
 */
export const postVerificationMail = writes({
  name: 'verification-mail',
  schema: v.object({ locale: localeField, next: v.optional(v.pipe(v.string(), v.maxLength(NEXT_MAX_LENGTH))) }),
  maxBytes: MAX_BYTES,
  limit: ASKING_LIMIT,
  requires: 'user',
  write: async (input, { session }) => {
    const isSent = await mailVerification(session, input.locale, input.next);
    return { body: isSent ? { ok: true } : { ok: true, verified: true } };
  },
});

/** Mails a link that verifies the signed-in user's address; false, and nothing, where it is verified. Throws ApiError. */
export async function mailVerification(session: Session, mailLocale: Locale, next: string | null = null): Promise<boolean> {
  demandMails();
  const { uid, email } = session;
  if (email === null) throw new ApiError('bad-request', 'The account has no e-mail address.');
  if (session.emailVerified) return false;
  try {
    await countedOnce(`mail-verification:${uid}`, [VERIFICATION_LIMIT], async () => {
      const link = await verificationLink(email);
      if (link === null) throw new ApiError('bad-request', 'The account has no such e-mail address.');
      await sendAccountMail('verify', {
        to: email,
        code: codeOf(link),
        account: linkCode('verify-email', { uid, email }, Date.now()),
        next: ownPath(next, environment().siteUrl),
        locale: mailLocale,
      });
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError || error instanceof StoreUnavailableError) throw error;
    log().error(errorFields(error), 'verification mail not sent');
    throw new ApiError('upstream-failed', 'The mail could not be sent. Please try again later.');
  }
}

type ResetMail = { readonly email: string; readonly locale: Locale };

declare module '../shared-registry' {
  interface SharedRegistry {
    mailboxes?: MailboxPauses | null;
  }
}

/** The pauses of this process; with several processes, a mailbox gets as many times as many mails. */
function mailboxPauses(): MailboxPauses {
  const registry = sharedRegistry();
  return (registry.mailboxes ??= new MailboxPauses());
}

async function sendReset({ email, locale }: ResetMail): Promise<boolean> {
  const account = await readAccountByEmail(email);
  const link = account && (await resetLink(email));
  if (!account || link === null) return false;
  const word = linkCode('reset-password', { uid: account.uid, email }, Date.now());
  await sendAccountMail('reset', { to: email, code: codeOf(link), account: word, locale });
  return true;
}

async function mailReset(mail: ResetMail): Promise<void> {
  try {
    await mailboxPauses().send(mail.email, Date.now(), () => sendReset(mail));
  } catch (error) {
    log().error(errorFields(error), 'reset mail not sent');
  }
}

/**
 * Mails a link to choose a new password, if an account has that address and its
 * mailbox does not rest. Throws `rate-limited` depending only on the client.
 * Neither the answer nor its time may reveal more: it always takes
 * RESET_ANSWER_MS, in which nearly every mail is sent. A slower one continues
 * after the answer, where a host without CPU time between requests may
 * pause it until the next request.
 */
export async function askForReset(mail: ResetMail, request: IncomingMessage): Promise<void> {
  demandMails();
  await consumeRate(`mail-reset:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, RESET_LIMIT);
  inBackground(mailReset(mail));
  await setTimeout(RESET_ANSWER_MS);
}

/**
 * `POST /api/account/reset-mail`: a link to choose a new password. The answer is
 * the same, and as quick, whether a mail leaves or not.
 */
export const postResetMail = writes({
  name: 'reset-mail',
  schema: v.object({ email: emailField, locale: localeField }),
  maxBytes: MAX_BYTES,
  limit: null,
  write: async (input, { request }) => {
    await askForReset(input, request);
    return { body: { ok: true } };
  },
});
