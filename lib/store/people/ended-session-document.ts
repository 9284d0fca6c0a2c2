import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { SESSION_COOKIE_SECONDS } from '../../domain/values/constants';
import { documentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { readDocument } from '../core/read-document';
import { transaction } from '../core/transaction';

/**
 * `endedSessions/{hash}`: sign-ins whose sessions ended before their time
 * (docs/decisions/0018). The id is a hash of the account and the instant of the
 * sign-in, so nothing in it is personal, and it covers every cookie and ID token
 * of that sign-in, renewed ones too. `expireAt` is the TTL field; a job deletes
 * as well, because TTL deletes late and the emulator never.
 */
const COLLECTION = 'endedSessions';
/** Cookies that were made before the end expire within their own life; an hour more for clocks that differ. */
const KEPT_MS = (SESSION_COOKIE_SECONDS + 3600) * 1000;

/** One sign-in of an account. `signedInAt` in milliseconds since 1970. */
export type SignIn = { readonly uid: string; readonly signedInAt: number };

/** The id of a sign-in's document, which names the sign-in. */
export function signInId({ uid, signedInAt }: SignIn): string {
  return createHash('sha256').update(`${uid}\n${signedInAt}`).digest('hex');
}

/** Notes that the sessions of a sign-in are over. `now`: milliseconds since 1970, the real clock. Throws StoreUnavailableError. */
export function noteSessionEnd(signIn: SignIn, now: number): Promise<void> {
  const path = documentPath`${COLLECTION}/${signInId(signIn)}`;
  return transaction('main', ({ set }) => set(path, { expireAt: Timestamp.fromMillis(now + KEPT_MS) }));
}

/** Whether the sessions of a sign-in are over. Throws StoreUnavailableError, after a page's deadline unless another is given, in milliseconds. */
export async function isSessionEnded(signIn: SignIn, deadlineMs?: number): Promise<boolean> {
  return (await readDocument('main', documentPath`${COLLECTION}/${signInId(signIn)}`, v.unknown(), deadlineMs)) !== null;
}

/** Deletes ends of sessions that have expired by now; returns how many. `now` in milliseconds since 1970. Throws StoreUnavailableError. */
export const forgetSessionEnds = (now: number): Promise<number> =>
  eraseFound('main', COLLECTION, [['where', 'expireAt', '<=', Timestamp.fromMillis(now)]]);
