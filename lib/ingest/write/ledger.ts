import type { StoreProject } from '../../store/core/project-ids';
import type { LedgerEntries } from '../../store/work/ledger-document';

/** What is known of a stored document. An empty hash: it may exist, but not what it holds. */
type LedgerEntry = { readonly shard: string; readonly hash: string };

/** One change: the document's new entry, or null when it is deleted. */
export type LedgerUpdate = { readonly path: string; readonly entry: LedgerEntry | null };

/** Documents found in the store without an entry, until they are written or deleted. */
export const LOST_SHARD = 'lost';

/**
 * What a project's documents hold, in memory. Documents are grouped in shards,
 * and a shard's entries are stored in the batch that changes its documents:
 * what the ledger says is always so, and what it does not say costs a rewrite.
 */
export class Ledger {
  readonly #entries = new Map<string, LedgerEntry>();
  readonly #shards = new Map<string, Set<string>>();
  /** The hashes with which documents were refused: they are not tried again. */
  readonly #refused = new Map<string, string>();

  constructor(readonly project: StoreProject) {}

  /** Takes over stored shards. */
  load(shards: ReadonlyMap<string, LedgerEntries | null>): void {
    for (const [shard, entries] of shards) {
      for (const [path, hash] of Object.entries(entries ?? {})) this.#put(path, { shard, hash });
    }
  }

  /** Takes over paths that exist whatever the ledger says; those it does not know are to be rewritten or deleted. */
  addLost(paths: Iterable<string>): void {
    for (const path of paths) if (!this.#entries.has(path)) this.#put(path, { shard: LOST_SHARD, hash: '' });
  }

  get(path: string): LedgerEntry | null {
    return this.#entries.get(path) ?? null;
  }

  paths(): Iterable<string> {
    return this.#entries.keys();
  }

  sizeOf(shard: string): number {
    return this.#shards.get(shard)?.size ?? 0;
  }

  /** The entries of a shard as they are to be stored together with `updates`; null for a shard that becomes empty. */
  entriesWith(shard: string, updates: readonly LedgerUpdate[]): LedgerEntries | null {
    const entries = new Map<string, string>();
    for (const path of this.#shards.get(shard) ?? []) {
      const hash = this.#entries.get(path)?.hash;
      // What is unknown is not written down as known.
      if (hash) entries.set(path, hash);
    }
    for (const { path, entry } of updates) {
      if (entry?.shard === shard) entries.set(path, entry.hash);
      else entries.delete(path);
    }
    return entries.size === 0 ? null : Object.fromEntries(entries);
  }

  /** The updates have been written. */
  apply(updates: readonly LedgerUpdate[]): void {
    for (const { path, entry } of updates) {
      if (entry) this.#put(path, entry);
      else this.#remove(path);
    }
  }

  /** Whether these were written is not known: they are written again. */
  doubt(updates: readonly LedgerUpdate[]): void {
    for (const { path, entry } of updates) {
      const shard = entry?.shard ?? this.get(path)?.shard ?? LOST_SHARD;
      this.#put(path, { shard, hash: '' });
    }
  }

  /** The store does not take this version of a document: what it holds stays. */
  refuse(path: string, hash: string): void {
    this.#refused.set(path, hash);
  }

  isRefused(path: string, hash: string): boolean {
    return this.#refused.get(path) === hash;
  }

  #put(path: string, entry: LedgerEntry): void {
    this.#remove(path);
    this.#entries.set(path, entry);
    const shard = this.#shards.get(entry.shard);
    if (shard) shard.add(path);
    else this.#shards.set(entry.shard, new Set([path]));
  }

  #remove(path: string): void {
    const known = this.#entries.get(path);
    if (!known) return;
    this.#entries.delete(path);
    this.#shards.get(known.shard)?.delete(path);
  }
}
