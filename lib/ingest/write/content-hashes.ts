import { createHash } from 'node:crypto';
import { commitWrites } from '../../store/core/commit-writes';
import { listOwnedPaths } from '../../store/core/list-documents';
import type { StoreProject } from '../../store/core/project-ids';
import { type HashEntries, contentHashDocuments, readHashShards } from '../../store/work/content-hash-document';

/** A change of one document: the hash of its new content, or null when it is deleted. */
export type HashUpdate = { readonly path: string; readonly hash: string | null };

/** The hash of a document that may be stored, with unknown content. */
const UNKNOWN = '';

/** The shard that has a document's hash: one of 256, by its path. */
export function shardOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 2);
}

/**
 * The hash of each stored document of a project by its path, in memory. A shard's
 * entries are stored in the batch that changes its documents, so an entry is
 * always right, and a missing one costs no more than a rewrite.
 */
export class ContentHashes {
  readonly #shards = new Map<string, Map<string, string>>();
  /** The hashes of refused versions, which are not tried again. */
  readonly #refused = new Map<string, string>();

  constructor(readonly project: StoreProject) {}

  /** Adds stored entries. */
  load(entries: HashEntries): void {
    this.apply(Object.entries(entries).map(([path, hash]) => ({ path, hash })));
  }

  /** Adds paths of documents that exist. Those without a hash will be rewritten or deleted. */
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
  entriesWith(shard: string, updates: readonly HashUpdate[]): HashEntries | null {
    // Unknown hashes are not stored.
    const entries = new Map([...(this.#shards.get(shard) ?? [])].filter(([, hash]) => hash !== UNKNOWN));
    for (const { path, hash } of updates) {
      if (shardOf(path) !== shard) continue;
      if (hash === null) entries.delete(path);
      else entries.set(path, hash);
    }
    return entries.size === 0 ? null : Object.fromEntries(entries);
  }

  /** To be called when the updates have been written. */
  apply(updates: readonly HashUpdate[]): void {
    for (const { path, hash } of updates) {
      if (hash === null) this.#shards.get(shardOf(path))?.delete(path);
      else this.#put(path, hash);
    }
  }

  /** To be called when it is unknown whether the updates were written: they will be written again. */
  doubt(updates: readonly HashUpdate[]): void {
    for (const { path } of updates) this.#put(path, UNKNOWN);
  }

  /** To be called when the store refuses this version of a document: the stored one stays. */
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

export type ProjectHashes = ReadonlyMap<StoreProject, ContentHashes>;

/** If the stored hashes cannot be trusted, the collections are listed to find what is stored. */
async function loadProject(project: 'main' | 'games', trusted: boolean): Promise<ContentHashes> {
  const hashes = new ContentHashes(project);
  const shards = [...(await readHashShards(project))];
  // An earlier version divided the hashes by weeks and families.
  const foreign = shards.filter(([shard]) => !/^[\da-f]{2}$/.test(shard));
  for (const [shard] of foreign) await commitWrites(project, [{ path: contentHashDocuments(project).address(shard).path, fields: null }]);
  const known = shards.filter((each) => !foreign.includes(each));
  for (const [, entries] of known) hashes.load(entries ?? {});
  const isWhole = foreign.length === 0 && known.length > 0 && known.every(([, entries]) => entries !== null);
  if (!trusted || !isWhole) hashes.addLost(await listOwnedPaths(project));
  return hashes;
}

/** The hashes that earlier runs have stored in the projects that ingest writes. `trusted`: ingest's state is stored too. */
export async function loadContentHashes(trusted: boolean): Promise<ProjectHashes> {
  const [main, games] = await Promise.all([loadProject('main', trusted), loadProject('games', trusted)]);
  return new Map([
    ['main', main],
    ['games', games],
  ]);
}
