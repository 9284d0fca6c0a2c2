import { GrpcStatus, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import pLimit, { type LimitFunction } from 'p-limit';
import type * as v from 'valibot';
import { TRANSACTION_ATTEMPTS } from '../../domain/values/constants';
import { TRANSACTION_DEADLINE_MS, whileStoreAnswers } from './deadline';
import type { DocumentPath } from './document-path';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';
import { type Clause, type Found, collectionQuery, foundDocuments } from './query';
import { countDocuments, noteReads } from './read-counter';
import { decodedSnapshot } from './read-document';
import type { StoredFields } from './stored-document';

/** Queues by key, while work of the key is under way. */
const queues = new Map<string, LimitFunction>();

/**
 * Runs work of one key one after the other, within this bundle. It spares
 * transactions on the same document a fight for its lock, which Firestore ends
 * for all but one of them by waiting and aborting. Not what makes them correct:
 * other processes, and the other bundles of this one, have their own queues.
 */
async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const queue = queues.get(key) ?? pLimit(1);
  queues.set(key, queue);
  try {
    return await queue(work);
  } finally {
    // The next in the queue has begun already.
    if (queue.activeCount === 0) queues.delete(key);
  }
}

/**
 * What may be done in a transaction, by document path. Firestore demands that
 * all reads come before the first write. Fields may hold Firestore's own
 * values, such as `FieldValue.increment(1)`.
 */
export type StoreTransaction = {
  /** The decoded document; null where it is missing or malformed (reported). */
  readonly read: <const Schema extends v.GenericSchema>(path: DocumentPath, schema: Schema) => Promise<v.InferOutput<Schema> | null>;
  /** Reads several documents with one call, in the order of their paths. */
  readonly readAll: <const Schema extends v.GenericSchema>(
    paths: readonly DocumentPath[],
    schema: Schema,
  ) => Promise<(v.InferOutput<Schema> | null)[]>;
  /** The documents of a collection that the clauses choose, as `queryCollection` gives them. */
  readonly query: <const Schema extends v.GenericSchema>(
    collection: string,
    schema: Schema,
    clauses: readonly Clause[],
  ) => Promise<Found<v.InferOutput<Schema>>[]>;
  /** Writes a whole document, over an older one. */
  readonly set: (path: DocumentPath, fields: StoredFields) => void;
  /** Writes some fields, retains the others and what maps hold besides; makes the document where there is none. */
  readonly merge: (path: DocumentPath, fields: StoredFields) => void;
  /** `merge` with each field whole: an entry that a map no longer has is gone. */
  readonly mergeWhole: (path: DocumentPath, fields: StoredFields) => void;
  readonly remove: (path: DocumentPath) => void;
};

function handle(project: StoreProject, attempt: Transaction): StoreTransaction {
  const database = firestore(project);
  const write = (path: DocumentPath, set: (document: DocumentReference) => void) => {
    countDocuments('write', path);
    set(database.doc(path));
  };
  return {
    read: async (path, schema) => {
      noteReads(path);
      return decodedSnapshot(await attempt.get(database.doc(path)), schema);
    },
    readAll: async (paths, schema) => {
      const [first] = paths;
      if (first === undefined) return [];
      noteReads(first, paths.length);
      const snapshots = await attempt.getAll(...paths.map((path) => database.doc(path)));
      return snapshots.map((snapshot) => decodedSnapshot(snapshot, schema));
    },
    query: async (collection, schema, clauses) => {
      const { docs } = await attempt.get(collectionQuery(project, collection, clauses));
      return foundDocuments(collection, docs, schema);
    },
    set: (path, fields) => write(path, (document) => attempt.set(document, fields)),
    merge: (path, fields) => write(path, (document) => attempt.set(document, fields, { merge: true })),
    mergeWhole: (path, fields) => write(path, (document) => attempt.set(document, fields, { mergeFields: Object.keys(fields) })),
    remove: (path) => {
      countDocuments('delete', path);
      attempt.delete(database.doc(path));
    },
  };
}

/** Whether an error is Firestore's own (it carries a gRPC status), not one that `run` threw. */
function isStoreFailure(error: unknown): error is Error & { readonly code: GrpcStatus } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && error.code in GrpcStatus;
}

/**
 * What a read says in an attempt that the emulator has closed in favour of another
 * transaction. Firestore itself says that it has expired, which the client library knows.
 */
const CLOSED = 'Transaction is invalid or closed';

/** The failure as one after which the client library begins a new attempt: nothing of a closed transaction was written. */
function ended(error: unknown): unknown {
  const isClosed = isStoreFailure(error) && error.code === GrpcStatus.INVALID_ARGUMENT && error.message.includes(CLOSED);
  return isClosed ? Object.assign(new Error(error.message, { cause: error }), { code: GrpcStatus.ABORTED }) : error;
}

/** Thrown in an attempt that begins after the caller has given up, so that the client library stops retrying. */
class GivenUp extends Error {}

type TransactionOptions = {
  /**
   * A document that many change at once (its path): transactions that name the
   * same one wait for each other in this process instead of for Firestore's lock.
   */
  readonly busy?: string;
  readonly deadlineMs?: number;
};

/**
 * Runs `run` in a transaction: all of its writes or none, on documents that did
 * not change since it read them. `run` may
 * be called once an attempt, so it does nothing but read and write through its
 * argument. What it throws ends the transaction and is thrown as it is.
 * Throws StoreUnavailableError when the store does not answer in time or refuses,
 * also after 5 attempts on documents that others keep changing; whether the
 * writes happened is not known then.
 *
 * A document that very many change is better not read at all but counted with
 * `FieldValue.increment`: what is not read is not fought for. Where it must be
 * read, name it as `busy`.
 */
export async function transaction<Result>(
  project: StoreProject,
  run: (transaction: StoreTransaction) => Promise<Result> | Result,
  { busy, deadlineMs = TRANSACTION_DEADLINE_MS }: TransactionOptions = {},
): Promise<Result> {
  let expired = false;
  const attempts = async () => {
    try {
      const value = await firestore(project).runTransaction(
        async (attempt) => {
          if (expired) throw new GivenUp();
          try {
            return await run(handle(project, attempt));
          } catch (error) {
            throw ended(error);
          }
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      );
      return { kind: 'done' as const, value };
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      return { kind: 'refused' as const, error };
    }
  };
  try {
    const work = () => (busy === undefined ? attempts() : inTurn(`${project}/${busy}`, attempts));
    const outcome = await whileStoreAnswers('transact', deadlineMs, work, { waitsInTurn: true });
    if (outcome.kind === 'done') return outcome.value;
    throw outcome.error;
  } finally {
    expired = true;
  }
}
