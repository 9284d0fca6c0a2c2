import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MAX_PUSH_DEVICES, PushSubscriptionSchema, type DeviceSubscription } from '../../domain/people/push';
import { chunks } from '../../domain/values/chunks';
import { documentPath, type DocumentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { queryValues } from '../core/query';
import { transaction } from '../core/transaction';
import { pushRetries } from '../work/retry-documents';

/**
 * `pushSubscriptions/{hash of the endpoint}`: a browser that shows web push, and
 * whose it is. One endpoint belongs to one user: a user who signs in on a shared device
 * takes it over.
 */
const StoredSubscriptionSchema = v.object({
  ...PushSubscriptionSchema.entries,
  uid: v.string(),
  at: v.number(),
  /** When the user signed in there, milliseconds since 1970; missing in documents stored before it was. */
  signedInAt: v.optional(v.number()),
});
type StoredSubscription = v.InferOutput<typeof StoredSubscriptionSchema>;

const SUBSCRIPTIONS = 'pushSubscriptions';
/** Firestore takes no more values in one `in`. */
const MOST_IN = 30;

const pathOf = (endpoint: string): DocumentPath => documentPath`${SUBSCRIPTIONS}/${createHash('sha256').update(endpoint).digest('hex')}`;

type SaveOptions = {
  /** The endpoint that this one replaces. */
  readonly replaces?: string | undefined;
  /** When the user signed in on the device, milliseconds since 1970. */
  readonly signedInAt?: number;
};

/** Stores a device's subscription as this user's. `at`: milliseconds since 1970. Throws StoreUnavailableError. */
export function saveSubscription(
  uid: string,
  { endpoint, keys }: DeviceSubscription,
  at: number,
  { replaces, signedInAt }: SaveOptions = {},
): Promise<void> {
  return transaction('main', async ({ query, set, remove }) => {
    const own = await query(SUBSCRIPTIONS, StoredSubscriptionSchema, [['where', 'uid', '==', uid]]);
    const newestFirst = own.filter((each) => each.value.endpoint !== endpoint).sort((one, other) => other.value.at - one.value.at);
    const others = newestFirst.filter((each) => each.value.endpoint !== replaces);
    for (const { path } of newestFirst) if (!others.slice(0, MAX_PUSH_DEVICES - 1).some((each) => each.path === path)) remove(path);
    set(pathOf(endpoint), { uid, endpoint, keys, at, ...(signedInAt === undefined ? {} : { signedInAt }) });
  });
}

/** Deletes a device; only if it belongs to this user, where one is given. Throws StoreUnavailableError. */
export function removeSubscription(endpoint: string, uid?: string): Promise<void> {
  return transaction('main', async ({ read, remove }) => {
    const stored = await read(pathOf(endpoint), StoredSubscriptionSchema);
    if (stored !== null && (uid === undefined || stored.uid === uid)) remove(pathOf(endpoint));
  });
}

/** The devices of some users. Throws StoreUnavailableError. */
export async function subscriptionsOf(uids: readonly string[]): Promise<StoredSubscription[]> {
  const found = await Promise.all(
    chunks(uids, MOST_IN).map((part) => queryValues('main', SUBSCRIPTIONS, StoredSubscriptionSchema, [['where', 'uid', 'in', part]])),
  );
  return found.flat();
}

/** Deletes a user's devices and the messages still to be sent to them. */
export async function removePushOf(uid: string): Promise<void> {
  await eraseFound('main', SUBSCRIPTIONS, [['where', 'uid', '==', uid]]);
  await pushRetries.removeOf(uid);
}

/** Deletes the devices of one sign-in: nothing of the account shows there any more. Throws StoreUnavailableError. */
export async function removePushOfSignIn({ uid, signedInAt }: { readonly uid: string; readonly signedInAt: number }): Promise<void> {
  await eraseFound('main', SUBSCRIPTIONS, [
    ['where', 'uid', '==', uid],
    ['where', 'signedInAt', '==', signedInAt],
  ]);
}

/** The devices of one sign-in belong to another one of the same user from now on. Throws StoreUnavailableError. */
export function movePush(uid: string, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  return transaction('main', async ({ query, set }) => {
    const own = await query(SUBSCRIPTIONS, StoredSubscriptionSchema, [['where', 'uid', '==', uid]]);
    for (const { path, value } of own) if (value.signedInAt === from) set(path, { ...value, keys: { ...value.keys }, signedInAt: to });
  });
}
