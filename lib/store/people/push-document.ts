import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { MAX_PUSH_DEVICES, PushSubscriptionSchema, type DeviceSubscription } from '../../domain/people/push';
import { chunks } from '../../domain/values/chunks';
import { documentPath, type DocumentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { queryCollection, queryValues, type Found } from '../core/query';
import { transaction } from '../core/transaction';

/**
 * `pushSubscriptions/{hash of the endpoint}`: a browser that shows web push, and
 * whose it is. One endpoint belongs to one user: a user who signs in on a shared device
 * takes it over.
 */
const StoredSubscriptionSchema = v.object({ ...PushSubscriptionSchema.entries, uid: v.string(), at: v.number() });
type StoredSubscription = v.InferOutput<typeof StoredSubscriptionSchema>;

/** `pushRetries/{id}`: a message that a push service did not take yet. Instants in milliseconds since 1970 by the real clock. */
const PushRetrySchema = v.object({
  uid: v.string(),
  endpoint: v.string(),
  message: v.string(),
  /** How often the message was tried. */
  attempts: v.number(),
  /** When to try next, and from when on it is of no interest. */
  at: v.number(),
  until: v.number(),
});
type PushRetry = v.InferOutput<typeof PushRetrySchema>;

const SUBSCRIPTIONS = 'pushSubscriptions';
const RETRIES = 'pushRetries';
/** Firestore takes no more values in one `in`. */
const MOST_IN = 30;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const pathOf = (endpoint: string): DocumentPath => documentPath`${SUBSCRIPTIONS}/${hashOf(endpoint)}`;
const retryPath = ({ endpoint, message }: Pick<PushRetry, 'endpoint' | 'message'>): DocumentPath =>
  documentPath`${RETRIES}/${hashOf(`${endpoint}\n${message}`)}`;

/** Stores a device's subscription as this user's, in place of the one that it replaces. `at`: milliseconds since 1970. Throws StoreUnavailableError. */
export function saveSubscription(uid: string, { endpoint, keys }: DeviceSubscription, at: number, replaces?: string): Promise<void> {
  return transaction('main', async ({ query, set, remove }) => {
    const own = await query(SUBSCRIPTIONS, StoredSubscriptionSchema, [['where', 'uid', '==', uid]]);
    const newestFirst = own.filter((each) => each.value.endpoint !== endpoint).sort((one, other) => other.value.at - one.value.at);
    const others = newestFirst.filter((each) => each.value.endpoint !== replaces);
    for (const { path } of newestFirst) if (!others.slice(0, MAX_PUSH_DEVICES - 1).some((each) => each.path === path)) remove(path);
    set(pathOf(endpoint), { uid, endpoint, keys, at });
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

/** Puts a message aside that is to be tried again. */
export function putRetry(retry: PushRetry): Promise<void> {
  return transaction('main', ({ set }) => set(retryPath(retry), retry));
}

/** Messages whose next try is due, at most `limit`. */
export function dueRetries(now: number, limit: number): Promise<Found<PushRetry>[]> {
  return queryCollection('main', RETRIES, PushRetrySchema, [
    ['where', 'at', '<=', now],
    ['orderBy', 'at'],
    ['limit', limit],
  ]);
}

/** Takes a message out, for one try; false where another process has it. */
export function takeRetry(path: DocumentPath): Promise<boolean> {
  return transaction('main', async ({ read, remove }) => {
    if ((await read(path, PushRetrySchema)) === null) return false;
    remove(path);
    return true;
  });
}

/** Deletes a user's devices and the messages still to be sent to them. */
export async function removePushOf(uid: string): Promise<void> {
  for (const collection of [SUBSCRIPTIONS, RETRIES]) await eraseFound('main', collection, [['where', 'uid', '==', uid]]);
}
