import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { SIGN_IN_IDLE_DAYS } from '../../domain/values/constants';
import { DAY_MS } from '../../domain/values/durations';
import { documentPath } from '../core/document-path';
import { queryValues } from '../core/query';
import { readDocument } from '../core/read-document';
import { transaction } from '../core/transaction';
import { eraseFound } from '../core/erase-found';
import { signInId, type SignIn } from './ended-session-document';

/**
 * `signIns/{hash}`: from which browser somebody signed in, and when it was last
 * seen (docs/decisions/0018). The id is that of `endedSessions`, whose document
 * decides whether its sessions are over: this one only shows them to their owner.
 * `expireAt` is the TTL field.
 */
const COLLECTION = 'signIns';
/** So many sign-ins of one account are read; more in 90 days are ignored. */
const MOST = 200;

/** Names of a browser and a system as their makers write them; '' where unknown. */
export type SignInDevice = { readonly browser: string; readonly system: string };

const StoredSignInSchema = v.object({
  uid: v.string(),
  /** Milliseconds since 1970, as `seenAt`. */
  signedInAt: v.number(),
  seenAt: v.number(),
  browser: v.string(),
  system: v.string(),
  /** Whether its session outlives the browser window. */
  remember: v.boolean(),
});
type StoredSignIn = v.InferOutput<typeof StoredSignInSchema>;

const pathOf = (signIn: SignIn) => documentPath`${COLLECTION}/${signInId(signIn)}`;

/** The sign-ins of an account, also ended ones. Throws StoreUnavailableError. */
export function signInsOf(uid: string): Promise<StoredSignIn[]> {
  return queryValues('main', COLLECTION, StoredSignInSchema, [
    ['where', 'uid', '==', uid],
    ['limit', MOST],
  ]);
}

/** Milliseconds since 1970 at which a sign-in last began or renewed a session; null for one that never did. Throws StoreUnavailableError. */
export async function lastSeen(signIn: SignIn, deadlineMs?: number): Promise<number | null> {
  return (await readDocument('main', pathOf(signIn), StoredSignInSchema, deadlineMs))?.seenAt ?? null;
}

/**
 * Notes that a sign-in begins or renews a session. `now`: milliseconds since
 * 1970, the real clock. Throws StoreUnavailableError.
 * @returns whether the account signs in from a device that it has not used lately, having used others
 */
export async function noteSignIn(
  { uid, signedInAt }: SignIn,
  { browser, system, remember }: SignInDevice & { readonly remember: boolean },
  now: number,
): Promise<boolean> {
  const path = pathOf({ uid, signedInAt });
  const isFirst = await transaction('main', async ({ read, set }) => {
    const known = await read(path, StoredSignInSchema);
    const expireAt = Timestamp.fromMillis(now + SIGN_IN_IDLE_DAYS * DAY_MS);
    set(path, { uid, signedInAt, seenAt: now, browser, system, remember, expireAt });
    return known === null;
  });
  if (!isFirst) return false;
  const others = (await signInsOf(uid)).filter((each) => each.signedInAt !== signedInAt);
  return others.length > 0 && !others.some((each) => each.browser === browser && each.system === system);
}

/** Deletes the sign-ins of an account. Throws StoreUnavailableError. */
export const eraseSignInsOf = (uid: string): Promise<number> => eraseFound('main', COLLECTION, [['where', 'uid', '==', uid]]);

/** Deletes sign-ins that have not been seen for SIGN_IN_IDLE_DAYS. `now` in milliseconds since 1970. Throws StoreUnavailableError. */
export const forgetSignIns = (now: number): Promise<number> =>
  eraseFound('main', COLLECTION, [['where', 'expireAt', '<=', Timestamp.fromMillis(now)]]);
