import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { queryCollection, type Found } from '../core/query';
import type { StoredFields } from '../core/stored-document';
import { transaction } from '../core/transaction';

/** Mails and push messages that were surely not sent and are tried again. Everything here throws StoreUnavailableError. */

const ENTRIES = {
  uid: v.string(),
  /** How often the message was tried. */
  attempts: v.number(),
  /** When to try again, in milliseconds since 1970 by the real clock. */
  at: v.number(),
};

function retries<const Schema extends v.GenericSchema<unknown, StoredFields>>(
  collection: string,
  schema: Schema,
  pathOf: (retry: v.InferOutput<Schema>) => DocumentPath,
) {
  return {
    /** Puts a message aside that is to be tried again. */
    put: (retry: v.InferOutput<Schema>): Promise<void> => transaction('main', ({ set }) => set(pathOf(retry), retry)),
    /** Messages whose next try is due, at most `limit`. */
    due: (now: number, limit: number): Promise<Found<v.InferOutput<Schema>>[]> =>
      queryCollection('main', collection, schema, [
        ['where', 'at', '<=', now],
        ['orderBy', 'at'],
        ['limit', limit],
      ]),
    /** Takes a message out, for one try; false where another process has it. */
    take: (path: DocumentPath): Promise<boolean> =>
      transaction('main', async ({ read, remove }) => {
        if ((await read(path, schema)) === null) return false;
        remove(path);
        return true;
      }),
    /** Deletes the messages still to be sent to a user. Safe to repeat. */
    removeOf: (uid: string): Promise<number> => eraseFound('main', collection, [['where', 'uid', '==', uid]]),
  };
}

/**
 * `mailRetries/{matchId}-{uid}`: a mail about a match's start or another event
 * (`…-move`, `…-lock`, `…-settled`). Its text is composed again for the retry, from the current state.
 */
export const mailRetries = retries(
  'mailRetries',
  v.object({ ...ENTRIES, kind: v.fallback(v.picklist(['start', 'move', 'lock', 'settled']), 'start'), matchId: v.number() }),
  ({ uid, kind, matchId }) => documentPath`mailRetries/${matchId}-${pathSegment(uid)}${kind === 'start' ? '' : `-${kind}`}`,
);

/** `pushRetries/{id}`: a message that a push service did not take yet. After `until` it is of no interest. */
export const pushRetries = retries(
  'pushRetries',
  v.object({ ...ENTRIES, endpoint: v.string(), message: v.string(), until: v.number() }),
  ({ endpoint, message }) => documentPath`pushRetries/${createHash('sha256').update(`${endpoint}\n${message}`).digest('hex')}`,
);
