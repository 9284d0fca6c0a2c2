import { isRecord } from '../../domain/values/is-record';
import { paths } from '../../domain/page/paths';
import { request } from '../requests/request';

/** Whether a mail is on its way; `tooMany`: it was requested too often. */
export type MailOutcome = 'sent' | 'tooMany' | 'failed';

async function post(path: string, body: unknown): Promise<MailOutcome> {
  const sent = await request(path, isRecord, { method: 'POST', body });
  if (sent.ok) return 'sent';
  return sent.error.status === 429 ? 'tooMany' : 'failed';
}

/** Mails the signed-in user a link that verifies the address. `locale`: the mail's language. */
export function sendVerificationMail(locale: string): Promise<MailOutcome> {
  return post(paths.api.verificationMail(), { locale });
}

/** Mails a link to choose a new password, if there is such an account; the answer does not reveal it. */
export function sendResetMail(email: string, locale: string): Promise<MailOutcome> {
  return post(paths.api.resetMail(), { email, locale });
}
