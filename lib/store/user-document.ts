import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { TRANSACTION_ATTEMPTS } from '../domain/constants';
import { NEW_USER_DATA, patchUserData, UserDataSchema, type UserData, type UserDataPatch } from '../domain/user-data';
import * as v from 'valibot';
import { withDeadline } from './deadline';
import { decodeDocument } from './decode-document';
import { pathSegment } from './document-path';
import { firestore } from './firestore';
import { noteReads } from './read-counter';
import { queryCollection } from './query';
import { readDocument } from './read-document';
import { transaction } from './transaction';

/** `users/{uid}` (spec §3 "User data"), field by field. Fields that are not ours to know stay. */
const WRITE_MS = 8_000;

function pathOf(uid: string): string {
  return `users/${pathSegment(uid)}`;
}

function decoded(snapshot: DocumentSnapshot): UserData | null {
  const fields = snapshot.data();
  return fields === undefined ? null : decodeDocument(snapshot.ref.path, UserDataSchema, fields);
}

/** A user's data; the defaults where nothing was saved yet. Throws StoreUnavailableError. */
export async function readUserData(uid: string): Promise<UserData> {
  return (await readDocument('main', pathOf(uid), UserDataSchema)) ?? NEW_USER_DATA;
}

/** Reads, changes and writes in one transaction (spec §9: 5 attempts). `change` answers null to leave the document. */
async function changeUserData(uid: string, what: string, change: (stored: UserData | null) => UserData | null): Promise<UserData> {
  const database = firestore('main');
  const reference = database.doc(pathOf(uid));
  const run = database.runTransaction(
    async (transaction) => {
      noteReads(1);
      const stored = decoded(await transaction.get(reference));
      const next = change(stored);
      // The id of the document need not be the uid letter for letter.
      if (next !== null) transaction.set(reference, { ...next, uid }, { merge: true });
      return next ?? stored ?? NEW_USER_DATA;
    },
    { maxAttempts: TRANSACTION_ATTEMPTS },
  );
  return withDeadline(`${what} ${reference.path}`, WRITE_MS, run);
}

/**
 * Makes sure that the document of somebody who signed in exists. An account
 * that waits to be deleted is kept if the sign-in came after the wish (spec §4
 * "Account deletion"); a session that is merely renewed changes nothing.
 * @param signedInAt milliseconds since 1970
 */
export function ensureUserData(uid: string, signedInAt: number): Promise<UserData> {
  return changeUserData(uid, 'create', (stored) => {
    if (!stored) return NEW_USER_DATA;
    return stored.deleted !== null && signedInAt > Date.parse(stored.deleted) ? { ...stored, deleted: null } : null;
  });
}

/** Applies a user's changes; answers the data as it is now. */
export function updateUserData(uid: string, patch: UserDataPatch): Promise<UserData> {
  return changeUserData(uid, 'update', (stored) => patchUserData(stored ?? NEW_USER_DATA, patch));
}

/** Ends mails of match starts; an account that is gone stays gone. */
export async function endStartMails(uid: string): Promise<void> {
  await changeUserData(uid, 'unsubscribe', (stored) => stored && patchUserData(stored, { notifyEmail: false }));
}

/** Notes that the account asked to be deleted at that ISO instant, or takes it back (null). */
export function markUserDeleted(uid: string, deleted: string | null): Promise<UserData> {
  return changeUserData(uid, 'mark', (stored) => ({ ...(stored ?? NEW_USER_DATA), deleted }));
}

const AT_ONCE = 200;

/** The uids of accounts that asked to be deleted at that ISO instant or before; at most AT_ONCE. */
export async function usersDeletedBefore(instant: string): Promise<string[]> {
  const found = await queryCollection('main', 'users', v.object({ deleted: v.string(), uid: v.string() }), [
    ['where', 'deleted', '<=', instant],
    ['limit', AT_ONCE],
  ]);
  return found.map(({ value }) => value.uid);
}

/** Removes a user's document, unless its owner has come back meanwhile. */
export async function removeUserData(uid: string): Promise<void> {
  await transaction('main', async ({ read, remove }) => {
    const stored = await read(pathOf(uid), UserDataSchema);
    if (stored !== null && stored.deleted !== null) remove(pathOf(uid));
  });
}
