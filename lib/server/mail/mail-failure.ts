import * as v from 'valibot';

/**
 * What is known of a mail whose sending failed. `later`: it has surely not left,
 * and may do so next time. `refused`: it never will. `unknown`: the service may
 * have it, its answer got lost.
 */
type MailFailure = 'later' | 'refused' | 'unknown';

/** What nodemailer, and Node below it, say of a failure. */
const FailureSchema = v.object({ code: v.optional(v.unknown()), responseCode: v.optional(v.number()), syscall: v.optional(v.string()) });

/** Steps before the first word of a mail is said: finding the service, greeting it. */
const BEFORE_THE_MAIL = new Set<unknown>(['EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY']);
/** Calls of the system that fail before anything is sent, or written into the outbox as a whole. */
const BEFORE_ANYTHING = new Set<unknown>(['connect', 'getaddrinfo', 'queryA', 'queryAaaa', 'mkdir', 'open', 'rename']);

export function mailFailure(error: unknown): MailFailure {
  const parsed = v.safeParse(FailureSchema, error);
  if (!parsed.success) return 'unknown';
  const { code, responseCode, syscall } = parsed.output;
  if (BEFORE_THE_MAIL.has(code) || BEFORE_ANYTHING.has(syscall)) return 'later';
  // Whatever the service said instead of taking the mail, it does not have it (RFC 5321, 4.2.1).
  if (responseCode !== undefined && responseCode >= 400) return responseCode < 500 ? 'later' : 'refused';
  return 'unknown';
}
