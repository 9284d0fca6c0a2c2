import type * as v from 'valibot';
import { decodeDocument } from '../../../lib/store/core/decode-document';
import type { Clause } from '../../../lib/store/core/query';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import type { StoreTransaction } from '../../../lib/store/core/transaction';

/**
 * A store in memory that keeps to Firestore's limit of one sustained write a second
 * and document: a few may come at once, and what comes beyond that is refused with
 * all of its transaction. A transaction runs anew when what it read has changed
 * before it ends. It goes by the clock of the test.
 */

const BURST = 5;
const WRITE_MS = 40;
const ATTEMPTS = 5;

type Fields = Record<string, unknown>;
type Write = { readonly path: string; readonly fields: Fields | null; readonly isMerge: boolean };

/** By how much, of what a test gives as `FieldValue.increment(by)`: `{ increment: by }`. */
const incrementOf = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'increment' in value && typeof value.increment === 'number' ? value.increment : null;

export class PacedStore {
  readonly documents = new Map<string, Fields>();
  /** Transactions that came too fast. */
  refused = 0;
  /** Transactions that ran anew. */
  repeated = 0;
  readonly #left = new Map<string, { tokens: number; at: number }>();
  /** How often a document was written. */
  readonly #versions = new Map<string, number>();

  #spend(path: string): boolean {
    const now = Date.now();
    const { tokens, at } = this.#left.get(path) ?? { tokens: BURST, at: now };
    const left = Math.min(BURST, tokens + (now - at) / 1_000);
    this.#left.set(path, { tokens: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }

  #versionOf(path: string): number {
    return this.#versions.get(path) ?? 0;
  }

  #apply({ path, fields, isMerge }: Write): void {
    this.#versions.set(path, this.#versionOf(path) + 1);
    if (fields === null) return void this.documents.delete(path);
    const before = isMerge ? (this.documents.get(path) ?? {}) : {};
    const after: Fields = { ...before };
    for (const [name, value] of Object.entries(fields)) {
      const by = incrementOf(value);
      after[name] = by === null ? value : Number(before[name] ?? 0) + by;
    }
    this.documents.set(path, after);
  }

  readonly read = <const Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | null => {
    const fields = this.documents.get(path);
    return fields === undefined ? null : decodeDocument(path, schema, fields);
  };

  /** Understands equality and a limit. */
  readonly query = <const Schema extends v.GenericSchema>(collection: string, schema: Schema, clauses: readonly Clause[]) =>
    [...this.documents]
      .filter(([path]) => path.startsWith(`${collection}/`))
      .filter(([, fields]) => clauses.every((clause) => clause[0] !== 'where' || fields[clause[1]] === clause[3]))
      .slice(
        0,
        clauses.reduce((most, clause) => (clause[0] === 'limit' ? clause[1] : most), Infinity),
      )
      .flatMap(([path]) => {
        const value = this.read(path, schema);
        return value === null ? [] : [{ id: path.slice(collection.length + 1), path, value }];
      });

  readonly transaction = async <Result>(_project: string, run: (transaction: StoreTransaction) => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const done = await this.#attempt(run);
      if (done) return done.result;
      this.repeated += 1;
    }
    throw new StoreUnavailableError('transact', new Error('others kept changing what it read'));
  };

  /** Null where something that was read has changed meanwhile. */
  async #attempt<Result>(run: (transaction: StoreTransaction) => Promise<Result>): Promise<{ readonly result: Result } | null> {
    const writes: Write[] = [];
    const seen = new Map<string, number>();
    const read: StoreTransaction['read'] = (path, schema) => {
      seen.set(path, this.#versionOf(path));
      return Promise.resolve(this.read(path, schema));
    };
    const result = await run({
      read,
      readAll: (paths, schema) => Promise.all(paths.map((path) => read(path, schema))),
      query: () => Promise.reject(new Error('not asked for here')),
      set: (path, fields) => void writes.push({ path, fields, isMerge: false }),
      merge: (path, fields) => void writes.push({ path, fields, isMerge: true }),
      mergeWhole: (path, fields) => void writes.push({ path, fields, isMerge: true }),
      remove: (path) => void writes.push({ path, fields: null, isMerge: false }),
    });
    await new Promise((resolve) => setTimeout(resolve, WRITE_MS));
    if ([...seen].some(([path, version]) => this.#versionOf(path) !== version)) return null;
    // One commit is one write of each document, as Firestore counts.
    const isTaken = [...new Set(writes.map(({ path }) => path))].every((path) => this.#spend(path));
    if (!isTaken) {
      this.refused += 1;
      throw new StoreUnavailableError('transact', new Error('too much contention on these documents'));
    }
    for (const write of writes) this.#apply(write);
    return { result };
  }
}
