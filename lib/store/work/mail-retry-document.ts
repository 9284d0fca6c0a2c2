import * as v from 'valibot';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { queryCollection, type Found } from '../core/query';
import { transaction } from '../core/transaction';

/**
 * `mailRetries/{matchId}-{uid}`: a mail about a match's start or another event
 * (`…-move`, `…-lock`, `…-settled`) that was surely not sent. Its text is
 * composed again for the retry, from the current state.
 */
const MailRetrySchema = v.object({
  uid: v.string(),
  kind: v.fallback(v.picklist(['start', 'move', 'lock', 'settled']), 'start'),
  matchId: v.number(),
  /** How often the mail was tried. */
  attempts: v.number(),
  /** When to try again, in milliseconds since 1970 by the real clock. */
  at: v.number(),
});
type MailRetry = v.InferOutput<typeof MailRetrySchema>;

const COLLECTION = 'mailRetries';

/** Puts a mail aside that is to be tried again. Throws StoreUnavailableError. */
export function putMailRetry(retry: MailRetry): Promise<void> {
  const { uid, kind, matchId } = retry;
  const path = documentPath`${COLLECTION}/${matchId}-${pathSegment(uid)}${kind === 'start' ? '' : `-${kind}`}`;
  return transaction('main', ({ set }) => set(path, retry));
}

/** Mails whose next try is due, at most `limit`. Throws StoreUnavailableError. */
export function dueMailRetries(now: number, limit: number): Promise<Found<MailRetry>[]> {
  return queryCollection('main', COLLECTION, MailRetrySchema, [
    ['where', 'at', '<=', now],
    ['orderBy', 'at'],
    ['limit', limit],
  ]);
}

/** Takes a mail out, for one try; false where another process has it. Throws StoreUnavailableError. */
export function takeMailRetry(path: DocumentPath): Promise<boolean> {
  return transaction('main', async ({ read, remove }) => {
    if ((await read(path, MailRetrySchema)) === null) return false;
    remove(path);
    return true;
  });
}

/** Deletes the mails still to be sent to a user. Safe to repeat. Throws StoreUnavailableError. */
export async function removeMailRetriesOf(uid: string): Promise<void> {
  await eraseFound('main', COLLECTION, [['where', 'uid', '==', uid]]);
}
