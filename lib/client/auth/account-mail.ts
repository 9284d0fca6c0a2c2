import { isRecord } from '../../domain/values/is-record';
import { paths } from '../../domain/page/paths';
import { logFailure } from '../requests/log-failure';
import { request } from '../requests/request';
import { returnPath } from './return-path';

/** Whether a mail is on its way; `tooMany`: it was requested too often. */
export type MailOutcome = 'sent' | 'tooMany' | 'failed';

function outcomeOf(sent: Awaited<ReturnType<typeof request>>): MailOutcome {
  if (sent.ok) return 'sent';
  return sent.error.status === 429 ? 'tooMany' : 'failed';
}

/** `verified`: no mail, because the address has been verified meanwhile. */
export type VerificationOutcome = MailOutcome | 'verified';

/**
 * Mails the signed-in user a link that verifies the address. `locale`: the
 * mail's language; `next`: where its link leads on to.
 */
export async function sendVerificationMail(locale: string, next: string | null = returnPath()): Promise<VerificationOutcome> {
  const sent = await request(paths.api.verificationMail(), isRecord, {
    method: 'POST',
    body: { locale, ...(next === null ? {} : { next }) },
  });
  return sent.ok && sent.value['verified'] === true ? 'verified' : outcomeOf(sent);
}

/** Mails a link to choose a new password, if there is such an account; the answer does not reveal it. */
export async function sendResetMail(email: string, locale: string): Promise<MailOutcome> {
  return outcomeOf(await request(paths.api.resetMail(), isRecord, { method: 'POST', body: { email, locale } }));
}

/** Has a mail sent to the owner of an account after its password was changed: one's own, or by the link of a reset mail (`code`). */
export async function reportNewPassword(locale: string, code: string | null = null): Promise<void> {
  const told = await request(paths.api.passwordChanged(), isRecord, {
    method: 'POST',
    body: { locale, ...(code === null ? {} : { code }) },
  });
  if (!told.ok) logFailure('mail about a new password not sent')(told.error);
}
