import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { MINUTE_MS } from '../../domain/values/durations';

/**
 * What is known of a mail whose sending failed. `later`: it has surely not left,
 * and may do so next time. `refused`: it never will. `unknown`: the service may
 * have it, its answer got lost.
 */
type MailFailure = 'later' | 'refused' | 'unknown';

/** The fields by which nodemailer, and Node below it, describe a failure. */
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

/**
 * How long a mailbox rests after its first, second, … mail; the last one is for
 * all that follow. A link in a mail holds for an hour, so a user who waits always has
 * a good one.
 */
const PAUSES_MS = [1, 5, 15, 30].map((minutes) => minutes * MINUTE_MS);
/** After this long without a mail the first pause counts again. */
const FORGOTTEN_MS = 2 * 60 * MINUTE_MS;
const MAX_MAILBOXES = 50_000;

type RecentMails = { readonly at: number; readonly mails: number };

/**
 * Limits mails that anybody can request for a mailbox: ever less often, but never
 * none, so that excessive requests do not keep its owner from one.
 */
export class MailboxPauses {
  readonly #sent = new LRUCache<string, RecentMails>({ max: MAX_MAILBOXES });

  /**
   * Sends a mail to a mailbox, unless it rests. `send` answers whether a mail
   * left; where none did, or it rejects, nothing counts. `now` in milliseconds
   * since 1970.
   * @returns whether a mail left
   */
  async send(address: string, now: number, send: () => Promise<boolean>): Promise<boolean> {
    const mailbox = address.toLowerCase();
    const before = this.#sent.get(mailbox);
    const last = before && now - before.at < FORGOTTEN_MS ? before : undefined;
    if (last && now - last.at < (PAUSES_MS[last.mails - 1] ?? 0)) return false;
    const noted: RecentMails = { at: now, mails: Math.min((last?.mails ?? 0) + 1, PAUSES_MS.length) };
    this.#sent.set(mailbox, noted);
    let hasLeft = false;
    try {
      hasLeft = await send();
    } finally {
      if (!hasLeft) this.#takeBack(mailbox, noted, before);
    }
    return hasLeft;
  }

  #takeBack(mailbox: string, noted: RecentMails, before: RecentMails | undefined): void {
    if (this.#sent.peek(mailbox) !== noted) return;
    if (before) this.#sent.set(mailbox, before);
    else this.#sent.delete(mailbox);
  }
}
