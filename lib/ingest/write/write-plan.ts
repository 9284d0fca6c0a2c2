import { createHash } from 'node:crypto';
import { MAX_BATCH_BYTES, MAX_DOCUMENT_BYTES, MAX_WRITES } from '../../store/core/commit-writes';
import type { DocumentPath } from '../../store/core/document-path';
import { storedFields } from '../../store/core/packed-body';
import type { StoredFields } from '../../store/core/stored-document';
import { isWeekPath } from '../../store/models/match-documents';
import { type ContentHashes, type HashUpdate, shardOf } from './content-hashes';
import type { RegisteredDocument } from '../documents/document-registry';

/** What one batch may hold, including the shards of hashes. */
export type BatchLimits = { readonly writes: number; readonly bytes: number };
const BATCH_LIMITS: BatchLimits = { writes: MAX_WRITES - 50, bytes: MAX_BATCH_BYTES };

type Change = { readonly path: DocumentPath; readonly fields: StoredFields | null; readonly bytes: number; readonly update: HashUpdate };

/** Writes that happen together or not at all; `shards` are those of the hashes to be written with them. */
export type Batch = { readonly changes: readonly Change[]; readonly shards: ReadonlySet<string> };

/** Roughly the bytes of a hash with its path, and of a write without its fields. */
const ENTRY_BYTES = 48;
const WRITE_BYTES = 96;

/** Matches `modifiedAt` in JSON, and in JSON that is a field of JSON. It does not count as a change: sources touch matches without a visible one. */
const MODIFIED_AT = /\\?"modifiedAt\\?":\\?"[^"\\]*\\?",?/g;

/**
 * 66 bits of SHA-256: enough to tell versions of one document apart. One that
 * differs only in `modifiedAt` counts as the same, and is not written again.
 */
function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(MODIFIED_AT, '')).digest('base64url').slice(0, 11);
}

/** Called with a document that is not written, so that the old one stays, and why. */
export type OnRefused = (path: string, reason: string) => void;

type PlanListeners = {
  /** Called for each target that needs no write. */
  readonly onUnchanged?: () => void;
  readonly onRefused?: OnRefused;
};

/** Roughly what Firestore counts of a document's fields, in bytes. */
function storedBytes(fields: StoredFields): number {
  const sizes = Object.entries(fields).map(([name, value]) => {
    const bytes = typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value);
    return Buffer.byteLength(name) + Buffer.byteLength(bytes);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The write that a document needs; null if the store holds it already, or cannot hold it. */
function changeOf({ path, fields: derive }: RegisteredDocument, hashes: ContentHashes, onRefused: OnRefused): Change | null {
  const known = hashes.get(path);
  const fields = derive();
  if (fields === null) return known === null ? null : { path, fields, bytes: WRITE_BYTES, update: { path, hash: null } };
  const text = JSON.stringify(fields);
  const hash = hashOf(text);
  if (known === hash || hashes.isRefused(path, hash)) return null;
  const stored = storedFields(fields);
  const size = storedBytes(stored);
  if (size > MAX_DOCUMENT_BYTES) {
    hashes.refuse(path, hash);
    onRefused(path, `it has ${size} bytes, more than ${MAX_DOCUMENT_BYTES}`);
    return null;
  }
  const bytes = (stored === fields ? Buffer.byteLength(text) : size) + WRITE_BYTES;
  return { path, fields: stored, bytes, update: { path, hash } };
}

export function apart({ changes }: Batch): Batch[] {
  return changes.map((change) => ({ changes: [change], shards: new Set([shardOf(change.path)]) }));
}

class OpenBatch {
  readonly changes: Change[] = [];
  readonly shards = new Set<string>();
  #bytes = 0;

  constructor(
    private readonly hashes: ContentHashes,
    private readonly limits: BatchLimits,
  ) {}

  /** The bytes that a change adds to a batch, with the entries of a shard that comes in with it. */
  #bytesOf({ path, bytes }: Change): number {
    const shard = shardOf(path);
    return bytes + ENTRY_BYTES + (this.shards.has(shard) ? 0 : this.hashes.sizeOf(shard) * ENTRY_BYTES);
  }

  fits(change: Change): boolean {
    const writes = this.changes.length + 1 + new Set(this.shards).add(shardOf(change.path)).size;
    return writes <= this.limits.writes && this.#bytes + this.#bytesOf(change) <= this.limits.bytes;
  }

  add(change: Change): void {
    this.#bytes += this.#bytesOf(change);
    this.changes.push(change);
    this.shards.add(shardOf(change.path));
  }
}

/** Sorts documents by shard, so that a batch touches few shards. */
function byShard(targets: readonly RegisteredDocument[]): RegisteredDocument[] {
  return targets
    .map((target) => ({ target, shard: shardOf(target.path) }))
    .sort((a, b) => Number(a.shard > b.shard) - Number(a.shard < b.shard))
    .map(({ target }) => target);
}

/**
 * Divides the changed ones of `targets` (all of one project) into batches,
 * lazily. Weeks come after the matches that they name, and deletions last, so
 * that no list names what is not there.
 */
export function* planBatches(
  targets: readonly RegisteredDocument[],
  hashes: ContentHashes,
  { onUnchanged = () => undefined, onRefused = () => undefined }: PlanListeners = {},
  limits: BatchLimits = BATCH_LIMITS,
): Generator<Batch> {
  let open = new OpenBatch(hashes, limits);
  function* close(): Generator<Batch> {
    if (open.changes.length > 0) yield open;
    open = new OpenBatch(hashes, limits);
  }
  function* add(change: Change): Generator<Batch> {
    if (!open.fits(change)) yield* close();
    open.add(change);
  }

  const deletions: Change[] = [];
  for (const part of [targets.filter(({ path }) => !isWeekPath(path)), targets.filter(({ path }) => isWeekPath(path))]) {
    for (const target of byShard(part)) {
      const change = changeOf(target, hashes, onRefused);
      if (change === null) onUnchanged();
      else if (change.fields === null) deletions.push(change);
      else yield* add(change);
    }
  }
  for (const deletion of deletions) yield* add(deletion);
  yield* close();
}
