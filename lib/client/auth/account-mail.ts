import { LOAD_TIMEOUT_SECONDS } from '../../domain/constants';
import { paths } from '../../domain/paths';

/** Whether a mail is on its way; `tooMany`: it was asked for too often. */
export type MailOutcome = 'sent' | 'tooMany' | 'failed';

async function post(path: string, body: unknown): Promise<MailOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
    });
    return response.ok ? 'sent' : response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Mails the signed-in user a link that verifies the address. `locale`: the mail's language. */
export function sendVerificationMail(locale: string): Promise<MailOutcome> {
  return post(paths.api.verificationMail(), { locale });
}

/** Mails a link to choose a new password, if there is such an account; the answer does not tell. */
export function sendResetMail(email: string, locale: string): Promise<MailOutcome> {
  return post(paths.api.resetMail(), { email, locale });
}
