import { createHash } from 'node:crypto';
import { commitWrites } from '../../store/core/commit-writes';
import { listOwnedPaths } from '../../store/core/list-documents';
import type { StoreProject } from '../../store/core/project-ids';
import { type LedgerEntries, ledgerDocuments, readLedger } from '../../store/work/ledger-document';

/** One change: the hash of the document's new content, or null when it is deleted. */
export type LedgerUpdate = { readonly path: string; readonly hash: string | null };

/** Of a document that may be stored, with content that is not known. */
const UNKNOWN = '';

/** The part of the ledger that lists a document: one of 256, by its path. */
export function shardOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 2);
}

/**
 * What a project's documents hold, in memory: the hash of each by its path. A
 * shard's entries are stored in the batch that changes its documents: what the
 * ledger says is always so, and what it does not say costs a rewrite.
 */
export class Ledger {
  readonly #shards = new Map<string, Map<string, string>>();
  /** The hashes with which documents were refused: they are not tried again. */
  readonly #refused = new Map<string, string>();

  constructor(readonly project: StoreProject) {}

  /** Takes over stored entries. */
  load(entries: LedgerEntries): void {
    this.apply(Object.entries(entries).map(([path, hash]) => ({ path, hash })));
  }

  /** Takes over paths that exist whatever the ledger says; those it does not know are to be rewritten or deleted. */
  addLost(paths: Iterable<string>): void {
    for (const path of paths) if (!this.has(path)) this.#put(path, UNKNOWN);
  }

  has(path: string): boolean {
    return this.get(path) !== null;
  }

  /** Null where no document is stored. */
  get(path: string): string | null {
    return this.#shards.get(shardOf(path))?.get(path) ?? null;
  }

  *paths(): Iterable<string> {
    for (const shard of this.#shards.values()) yield* shard.keys();
  }

  sizeOf(shard: string): number {
    return this.#shards.get(shard)?.size ?? 0;
  }

  /** The entries of a shard as they are to be stored together with `updates`; null for a shard that becomes empty. */
  entriesWith(shard: string, updates: readonly LedgerUpdate[]): LedgerEntries | null {
    // What is unknown is not written down as known.
    const entries = new Map([...(this.#shards.get(shard) ?? [])].filter(([, hash]) => hash !== UNKNOWN));
    for (const { path, hash } of updates) {
      if (shardOf(path) !== shard) continue;
      if (hash === null) entries.delete(path);
      else entries.set(path, hash);
    }
    return entries.size === 0 ? null : Object.fromEntries(entries);
  }

  /** The updates have been written. */
  apply(updates: readonly LedgerUpdate[]): void {
    for (const { path, hash } of updates) {
      if (hash === null) this.#shards.get(shardOf(path))?.delete(path);
      else this.#put(path, hash);
    }
  }

  /** Whether these were written is not known: they are written again. */
  doubt(updates: readonly LedgerUpdate[]): void {
    for (const { path } of updates) this.#put(path, UNKNOWN);
  }

  /** The store does not take this version of a document: what it holds stays. */
  refuse(path: string, hash: string): void {
    this.#refused.set(path, hash);
  }

  isRefused(path: string, hash: string): boolean {
    return this.#refused.get(path) === hash;
  }

  #put(path: string, hash: string): void {
    const shard = shardOf(path);
    const entries = this.#shards.get(shard);
    if (entries) entries.set(path, hash);
    else this.#shards.set(shard, new Map([[path, hash]]));
  }
}

export type Ledgers = ReadonlyMap<StoreProject, Ledger>;

/** Without a ledger that can be trusted, what is stored is found by looking. */
async function openLedger(project: 'main' | 'games', trusted: boolean): Promise<Ledger> {
  const ledger = new Ledger(project);
  const shards = [...(await readLedger(project))];
  // An earlier version parted the ledger by weeks and families.
  const foreign = shards.filter(([shard]) => !/^[\da-f]{2}$/.test(shard));
  for (const [shard] of foreign) await commitWrites(project, [{ path: ledgerDocuments(project).address(shard).path, fields: null }]);
  const known = shards.filter((each) => !foreign.includes(each));
  for (const [, entries] of known) ledger.load(entries ?? {});
  const isWhole = foreign.length === 0 && known.length > 0 && known.every(([, entries]) => entries !== null);
  if (!trusted || !isWhole) ledger.addLost(await listOwnedPaths(project));
  return ledger;
}

/** What earlier runs have written to the projects that ingest fills. `trusted`: they have left their state behind. */
export async function openLedgers(trusted: boolean): Promise<Ledgers> {
  const [main, games] = await Promise.all([openLedger('main', trusted), openLedger('games', trusted)]);
  return new Map([
    ['main', main],
    ['games', games],
  ]);
}
