import * as v from 'valibot';
import type { UnverifiedSignIn } from '../../domain/people/ownership';
import { withoutMails, type MailKind } from '../../domain/people/mail-kinds';
import { NEW_USER_DATA, NO_PROFILE, patchUserData, UserDataSchema, type UserData, type UserDataPatch } from '../../domain/people/user-data';
import { hasPendingTask, putPendingTask } from '../work/pending-task-document';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryValues } from '../core/query';
import { readDocument } from '../core/read-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/** `users/{uid}` (docs/product.md#accounts), field by field. Fields that are not ours to know stay. */
const WRITE_MS = 8_000;

/** A device repeats its last change only, and others' changes since are few. */
const MAX_APPLIED = 32;

const MarksSchema = v.object({
  /** Set once the final deletion of a waiting account has begun, which cannot be undone. */
  purging: v.fallback(v.boolean(), false),
  /** The latest sign-in while the account's address was not verified; null once one with a verified address has followed. `at`: milliseconds since 1970. */
  unproved: v.fallback(v.nullable(v.object({ provider: v.string(), at: v.number() })), null),
  /** The second factor that its owner knows of (`Account`): set up by them, or mailed to them. */
  secondFactor: v.fallback(v.nullable(v.string()), null),
  /** Ids of the last changes that devices sent. */
  applied: v.fallback(v.array(v.string()), []),
});
const StoredUserSchema = v.intersect([UserDataSchema, MarksSchema]);
const NO_MARKS: v.InferOutput<typeof MarksSchema> = { purging: false, unproved: null, secondFactor: null, applied: [] };

export function userPath(uid: string): DocumentPath {
  return documentPath`users/${pathSegment(uid)}`;
}

/** A user's data; the defaults where nothing was saved yet. Throws StoreUnavailableError. */
export async function readUserData(uid: string): Promise<UserData> {
  return (await readDocument('main', userPath(uid), UserDataSchema)) ?? NEW_USER_DATA;
}

type Marks = Omit<v.InferOutput<typeof MarksSchema>, 'unproved'> & { readonly unverified: UnverifiedSignIn | null };

/** What becomes of the stored data; null leaves the document. It may write more in the same transaction. */
type Change = (stored: UserData | null, inside: StoreTransaction, marks: Marks) => UserData | null | Promise<UserData | null>;

/** Reads, changes and writes in one transaction. Throws StoreUnavailableError. */
export function changeUserData(uid: string, change: Change): Promise<UserData> {
  const run = async (inside: StoreTransaction) => {
    const found = await inside.read(userPath(uid), StoredUserSchema);
    const { purging, unproved: unverified, secondFactor, applied, ...data } = found ?? { ...NO_MARKS, ...NEW_USER_DATA };
    const stored = found && data;
    const next = await change(stored, inside, { purging, unverified, secondFactor, applied });
    // The id of the document need not be the uid letter for letter.
    if (next !== null) inside.mergeWhole(userPath(uid), { ...next, uid });
    return next ?? stored ?? NEW_USER_DATA;
  };
  return transaction('main', run, { deadlineMs: WRITE_MS });
}

/**
 * Makes sure that the document of a user who signed in exists. An account that
 * waits to be deleted is kept if the sign-in came after the wish; a session that
 * is merely renewed changes nothing, and one whose final deletion has begun goes.
 * @param signedInAt milliseconds since 1970
 * @returns the data, whether this sign-in kept the account, the latest sign-in with an address that was not verified, if none with a verified one has followed, and the second factor that was last noted
 */
export async function ensureUserData(
  uid: string,
  signedInAt: number,
): Promise<{
  readonly data: UserData;
  readonly kept: boolean;
  readonly unverified: UnverifiedSignIn | null;
  readonly secondFactor: string | null;
}> {
  let kept = false;
  let unverified: UnverifiedSignIn | null = null;
  let secondFactor: string | null = null;
  const data = await changeUserData(uid, (stored, _inside, marks) => {
    const { purging } = marks;
    ({ unverified, secondFactor } = marks);
    kept = stored !== null && stored.deleted !== null && signedInAt > Date.parse(stored.deleted) && !purging;
    if (!stored) return NEW_USER_DATA;
    return kept ? { ...stored, deleted: null } : null;
  });
  return { data, kept, unverified, secondFactor };
}

/** Notes the second factor that an account has now (`Account`); false where that was noted before. Throws StoreUnavailableError. */
export async function noteSecondFactor(uid: string, now: string | null): Promise<boolean> {
  let isNew = false;
  await changeUserData(uid, (stored, inside, { secondFactor }) => {
    isNew = secondFactor !== now;
    if (isNew) inside.merge(userPath(uid), { secondFactor: now });
    return stored ? null : NEW_USER_DATA;
  });
  return isNew;
}

/** Notes the sign-in of an account whose address is not verified; it makes the document where there is none. Throws StoreUnavailableError. */
export async function noteUnverified(uid: string, { provider, at }: UnverifiedSignIn): Promise<void> {
  await changeUserData(uid, (stored, inside, { unverified }) => {
    if (unverified === null || at > unverified.at) inside.merge(userPath(uid), { unproved: { provider, at } });
    return stored ? null : NEW_USER_DATA;
  });
}

/** Forgets that sign-in: it is settled whose account it is. */
export async function endUnverified(uid: string): Promise<void> {
  await changeUserData(uid, (_stored, inside, { unverified }) => {
    if (unverified !== null) inside.merge(userPath(uid), { unproved: null });
    return null;
  });
}

/**
 * The same for an account that has another owner now: their public profile and
 * their notification settings are reset as in a new account. The author of their
 * comments is to be updated (task `sign`). `now`: the real clock, milliseconds
 * since 1970.
 */
export async function clearUnverified(uid: string, now = Date.now()): Promise<void> {
  await changeUserData(uid, (stored, inside) => {
    if (stored === null) return null;
    inside.merge(userPath(uid), { unproved: null });
    putPendingTask(inside, { kind: 'sign', uid, locale: '' }, now);
    const silent = { notifyEmail: false, notifyMobile: false, notifyMatchResult: false, notifyReschedule: false, notifyDigest: false };
    const quietGame = { notifyLock: false, notifySettled: false };
    return patchUserData({ ...stored, notifyRules: {}, calendarToken: null }, { user: NO_PROFILE, ...silent, ...quietGame });
  });
}

/**
 * Applies a user's changes; answers the data as it is now. Changes that have come
 * under the same id before are not made again: another device may have changed
 * the same since. With another name or colour, their comments have to be updated
 * (task `sign`, which the function that calls this goes on with). `now`: the real
 * clock, milliseconds since 1970.
 */
export function updateUserData(uid: string, patch: UserDataPatch, now = Date.now()): Promise<UserData> {
  return changeUserData(uid, async (stored, inside, { applied }) => {
    const { id } = patch;
    if (id !== undefined && applied.includes(id)) return null;
    const before = stored ?? NEW_USER_DATA;
    const next = patchUserData(before, patch);
    if (patch.user !== undefined) {
      const task = { kind: 'sign', uid, locale: '' } as const;
      const isRenamed = next.user.summonerName !== before.user.summonerName || next.user.color !== before.user.color;
      // The same change came again: the process that began the task may have died.
      if (isRenamed || (await hasPendingTask(inside, task))) putPendingTask(inside, task, now);
    }
    if (id !== undefined) inside.merge(userPath(uid), { applied: [...applied, id].slice(-MAX_APPLIED) });
    return next;
  });
}

/** Takes away the name that a user has chosen; what they wrote is to be signed anew (task `sign`). `now`: the real clock, milliseconds since 1970. */
export async function takeName(uid: string, now = Date.now()): Promise<void> {
  await changeUserData(uid, (stored, inside) => {
    putPendingTask(inside, { kind: 'sign', uid, locale: '' }, now);
    return stored && { ...stored, user: { ...stored.user, summonerName: '' } };
  });
}

/** Ends mails of a kind; an account that is gone stays gone. */
export async function endMails(uid: string, kind: MailKind): Promise<void> {
  await changeUserData(uid, (stored) => stored && patchUserData(stored, withoutMails(stored, kind)));
}

/**
 * Notes that the account is to be deleted, and that its owner is to be signed
 * out and get a mail (task `farewell`). Requesting it again keeps the date of the
 * first wish. `at`: ISO instant; `now`: the real clock, milliseconds since 1970.
 */
export function markUserDeleted(uid: string, at: string, farewell?: { readonly locale: string; readonly now: number }): Promise<UserData> {
  return changeUserData(uid, (stored, inside) => {
    if (stored !== null && stored.deleted !== null) return null;
    if (farewell) putPendingTask(inside, { kind: 'farewell', uid, locale: farewell.locale }, farewell.now);
    return { ...(stored ?? NEW_USER_DATA), deleted: at };
  });
}

const AT_ONCE = 200;

/** The uids of accounts whose deletion was requested at that ISO instant or before; at most AT_ONCE. */
export async function usersDeletedBefore(instant: string): Promise<string[]> {
  const users = await queryValues('main', 'users', v.object({ deleted: v.string(), uid: v.string() }), [
    ['where', 'deleted', '<=', instant],
    ['limit', AT_ONCE],
  ]);
  return users.map(({ uid }) => uid);
}

/** Begins the final deletion of an account whose deletion was requested at that ISO instant or before; false where its owner has returned, which is impossible from then on. */
export function claimDeletion(uid: string, instant: string): Promise<boolean> {
  return transaction('main', async ({ read, merge }) => {
    const stored = await read(userPath(uid), StoredUserSchema);
    if (stored === null || stored.deleted === null || stored.deleted > instant) return false;
    if (!stored.purging) merge(userPath(uid), { purging: true });
    return true;
  });
}

/** Removes the document of a deleted user, as the last step. */
export async function removeUserData(uid: string): Promise<void> {
  await transaction('main', async ({ read, remove }) => {
    const stored = await read(userPath(uid), StoredUserSchema);
    if (stored?.purging) remove(userPath(uid));
  });
}
