import { CONTACT_EMAIL_MAX_LENGTH, CONTACT_MESSAGE_MAX_LENGTH, CONTACT_NAME_MAX_LENGTH, CONTACT_SUBJECT_LENGTH } from '../values/constants';
import { fail, ok, type Result } from '../values/result';
import { isEmail } from '../values/validation';
import { escapeHtml } from '../text/escape-html';

/** The contact box and the support form (docs/product.md#contact). */

/** Order is the wire value: 0, 1, 2. Texts: `contact.reasons.<key>`. */
export const CONTACT_REASONS = ['needHelp', 'haveAnIdea', 'foundSomethingWrong'] as const;
type ContactReason = (typeof CONTACT_REASONS)[number];

export type ContactFields = { readonly reason: ContactReason; readonly name: string; readonly email: string; readonly content: string };
const CONTACT_FIELDS = ['name', 'email', 'content'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
/** A checked form: trimmed, within its limits. `email` is '' where it is optional and was left out. */
export type ContactMessage = ContactFields & { readonly checked: true };

/** The error names the invalid fields in their order. */
export function validateContact(
  form: ContactFields,
  { emailRequired }: { readonly emailRequired: boolean },
): Result<ContactMessage, readonly [ContactField, ...ContactField[]]> {
  const name = form.name.trim();
  const email = form.email.trim();
  const content = form.content.trim();
  const isInvalid = {
    name: name === '' || name.length > CONTACT_NAME_MAX_LENGTH,
    email: email === '' ? emailRequired : email.length > CONTACT_EMAIL_MAX_LENGTH || !isEmail(email),
    content: content === '' || content.length > CONTACT_MESSAGE_MAX_LENGTH,
  } satisfies Record<ContactField, boolean>;
  const [first, ...others] = CONTACT_FIELDS.filter((field) => isInvalid[field]);
  if (first) return fail([first, ...others]);
  return ok({ reason: form.reason, name, email, content, checked: true });
}

/** The body of call 1; `replyTo` is absent where the visitor gave no address. */
export type ContactMail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly replyTo?: string;
};

/** Composes the mail from a checked message. Everything typed is escaped; the subject stays on one line. */
export function composeContactMail(
  message: ContactMessage,
  { pageUrl, sentAt, from, to }: { readonly pageUrl: string; readonly sentAt: string; readonly from: string; readonly to: string },
): ContactMail {
  const start = [...message.content.replace(/\s+/g, ' ')].slice(0, CONTACT_SUBJECT_LENGTH).join('');
  const rows = [
    ['Page', pageUrl],
    ['Time', sentAt],
    ['Reason', message.reason],
    ['E-mail', message.email],
    ['Name', message.name],
  ];
  const html = `${rows.map(([label, value]) => `<p><b>${label}:</b> ${escapeHtml(value ?? '')}</p>`).join('')}<p>${escapeHtml(message.content).replace(/\r?\n/g, '<br>')}</p>`;
  return { from, to, subject: `[CONTACT] ${start}`, html, ...(message.email === '' ? {} : { replyTo: message.email }) };
}

/** How the wait until the next message reads: seconds under a minute, else whole minutes, rounded up. */
export function waitTime(seconds: number): { readonly unit: 'seconds' | 'minutes'; readonly count: number } {
  return seconds < 60 ? { unit: 'seconds', count: Math.max(0, Math.ceil(seconds)) } : { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
