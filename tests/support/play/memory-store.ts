import type * as v from 'valibot';
import type { Clause } from '../../../lib/store/core/query';
import type { StoreTransaction } from '../../../lib/store/core/transaction';
import { decodeDocument } from '../../../lib/store/core/decode-document';
import { valueOf } from '../../../lib/store/core/read-document';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';

/**
 * A store in memory whose transactions interleave: each read yields, and a
 * transaction whose reads have changed before it ends is retried. Without
 * isolation it writes anyway, as a store without transactions would. At random a
 * process dies before its writes, or before it hears that they are done.
 */

type Fields = Readonly<Record<string, unknown>>;
const ATTEMPTS = 200;

export class MemoryLedgerStore {
  readonly documents = new Map<string, Fields>();
  readonly #versions = new Map<string, number>();

  constructor(
    private readonly random: () => number,
    private readonly isIsolated = true,
    /** How often a process dies at a write. */
    public deaths = 0,
  ) {}

  #write(path: string, fields: Fields | null): void {
    this.#versions.set(path, (this.#versions.get(path) ?? 0) + 1);
    if (fields === null) this.documents.delete(path);
    else this.documents.set(path, fields);
  }

  async #turn(): Promise<void> {
    for (let turns = Math.floor(this.random() * 4); turns >= 0; turns -= 1) await Promise.resolve();
  }

  readonly read = <const Schema extends v.GenericSchema>(path: string, schema: Schema): v.InferOutput<Schema> | null => {
    const fields = this.documents.get(path);
    return fields === undefined ? null : decodeDocument(path, schema, valueOf(fields));
  };

  /** Understands `==`, `<` and a limit. */
  readonly query = <const Schema extends v.GenericSchema>(collection: string, schema: Schema, clauses: readonly Clause[]) => {
    const fits = (fields: Fields, clause: Clause): boolean => {
      if (clause[0] !== 'where') return true;
      const [, field, operator, wanted] = clause;
      return operator === '==' ? fields[field] === wanted : Number(fields[field]) < Number(wanted);
    };
    const most = clauses.reduce((least, clause) => (clause[0] === 'limit' ? clause[1] : least), Infinity);
    const inside = (path: string) => path.startsWith(`${collection}/`) && !path.slice(collection.length + 1).includes('/');
    return [...this.documents]
      .filter(([path, fields]) => inside(path) && clauses.every((clause) => fits(fields, clause)))
      .slice(0, most)
      .flatMap(([path]) => {
        const value = this.read(path, schema);
        return value === null ? [] : [{ id: path.slice(collection.length + 1), path, value }];
      });
  };

  readonly transaction = async <Result>(run: (transaction: StoreTransaction) => Promise<Result>): Promise<Result> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const done = await this.#attempt(run);
      if (done) return done.result;
    }
    throw new StoreUnavailableError('transact', new Error('others kept changing what it read'));
  };

  async #attempt<Result>(run: (transaction: StoreTransaction) => Promise<Result>): Promise<{ readonly result: Result } | null> {
    const writes: (readonly [path: string, fields: Fields | null])[] = [];
    const seen = new Map<string, number>();
    const read: StoreTransaction['read'] = async (path, schema) => {
      await this.#turn();
      seen.set(path, this.#versions.get(path) ?? 0);
      return this.read(path, schema);
    };
    const result = await run({
      read,
      readAll: (paths, schema) => Promise.all(paths.map((path) => read(path, schema))),
      query: () => Promise.reject(new Error('not asked for here')),
      set: (path, fields) => void writes.push([path, fields]),
      merge: (path, fields) => void writes.push([path, { ...this.documents.get(path), ...fields }]),
      mergeWhole: (path, fields) => void writes.push([path, { ...this.documents.get(path), ...fields }]),
      remove: (path) => void writes.push([path, null]),
    });
    await this.#turn();
    if (this.isIsolated && [...seen].some(([path, version]) => (this.#versions.get(path) ?? 0) !== version)) return null;
    const died = (): boolean => writes.length > 0 && this.random() < this.deaths;
    if (died()) throw new StoreUnavailableError('transact', new Error('died before the write'));
    for (const [path, fields] of writes) this.#write(path, fields);
    if (died()) throw new StoreUnavailableError('transact', new Error('died before the answer'));
    return { result };
  }
}
