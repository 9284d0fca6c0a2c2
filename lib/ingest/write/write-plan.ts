import { createHash } from 'node:crypto';
import { MAX_BATCH_BYTES, MAX_DOCUMENT_BYTES, MAX_WRITES } from '../../store/core/commit-writes';
import type { DocumentPath } from '../../store/core/document-path';
import { storedFields } from '../../store/core/packed-body';
import type { StoredFields } from '../../store/core/stored-document';
import { LOST_SHARD, type Ledger, type LedgerUpdate } from './ledger';
import type { RegisteredDocument } from '../documents/document-registry';

/** What one batch may hold, the ledger's own documents included. */
export type BatchLimits = { readonly writes: number; readonly bytes: number };
const BATCH_LIMITS: BatchLimits = { writes: MAX_WRITES - 50, bytes: MAX_BATCH_BYTES };

type Change = {
  readonly path: DocumentPath;
  readonly fields: StoredFields | null;
  readonly bytes: number;
  readonly update: LedgerUpdate;
  /** A week, or a match that leaves one: not to be parted from the weeks that change with it. */
  readonly core: boolean;
};

/** Writes that happen together or not at all; `shards` are the parts of the ledger to be written with them. */
export type Batch = { readonly changes: readonly Change[]; readonly shards: ReadonlySet<string> };

/** Roughly what a ledger entry and a write's own frame take. */
const ENTRY_BYTES = 48;
const WRITE_BYTES = 96;

/** In JSON, and in JSON that is a field of JSON. A source touches matches without a visible change. */
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

/** What Firestore counts of a document's fields, roughly. */
function storedBytes(fields: StoredFields): number {
  const sizes = Object.entries(fields).map(([name, value]) => {
    const bytes = typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value);
    return Buffer.byteLength(name) + Buffer.byteLength(bytes);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What has to be written of a document; null if the store holds it already, or cannot hold it. */
function changeOf({ path, shard, linked, fields: derive }: RegisteredDocument, ledger: Ledger, onRefused: OnRefused): Change | null {
  const known = ledger.get(path);
  const fields = shard === null ? null : derive();
  if (fields === null || shard === null) {
    return known && { path, fields: null, bytes: WRITE_BYTES, update: { path, entry: null }, core: true };
  }
  const text = JSON.stringify(fields);
  const entry = { shard, hash: hashOf(text) };
  if (known?.hash === entry.hash && known.shard === shard) return null;
  if (ledger.isRefused(path, entry.hash)) return null;
  const stored = storedFields(fields);
  const size = storedBytes(stored);
  if (size > MAX_DOCUMENT_BYTES) {
    ledger.refuse(path, entry.hash);
    onRefused(path, `it has ${size} bytes, more than ${MAX_DOCUMENT_BYTES}`);
    return null;
  }
  const moves = known !== null && known.shard !== shard;
  const bytes = (stored === fields ? Buffer.byteLength(text) : size) + WRITE_BYTES;
  return { path, fields: stored, bytes, update: { path, entry }, core: moves || linked === 'list' };
}

/** Shards that a document leaves or enters. */
function shardsOf({ path, update }: Change, ledger: Ledger): string[] {
  const shards = [ledger.get(path)?.shard ?? LOST_SHARD, update.entry?.shard ?? LOST_SHARD];
  return shards.filter((shard) => shard !== LOST_SHARD);
}

/** The changes of a batch one by one: matches before the weeks that name them. */
export function apart(batch: Batch, ledger: Ledger): Batch[] {
  const inOrder = [...batch.changes.filter(({ core }) => !core), ...batch.changes.filter(({ core }) => core)];
  return inOrder.map((change) => ({ changes: [change], shards: new Set(shardsOf(change, ledger)) }));
}

/** A batch that grows. */
class OpenBatch {
  readonly changes: Change[] = [];
  readonly shards = new Set<string>();
  #bytes = 0;

  constructor(
    private readonly ledger: Ledger,
    private readonly limits: BatchLimits,
  ) {}

  /** True if all of these still fit in. */
  fits(changes: readonly Change[]): boolean {
    const shards = new Set([...this.shards, ...changes.flatMap((change) => shardsOf(change, this.ledger))]);
    const entered = [...shards].filter((shard) => !this.shards.has(shard));
    const ledgerBytes = entered.reduce((sum, shard) => sum + this.ledger.sizeOf(shard) * ENTRY_BYTES, 0);
    const bytes = changes.reduce((sum, change) => sum + change.bytes + ENTRY_BYTES, ledgerBytes);
    return this.changes.length + changes.length + shards.size <= this.limits.writes && this.#bytes + bytes <= this.limits.bytes;
  }

  add(change: Change): void {
    this.changes.push(change);
    this.#bytes += change.bytes + ENTRY_BYTES;
    for (const shard of shardsOf(change, this.ledger)) {
      if (this.shards.has(shard)) continue;
      this.shards.add(shard);
      this.#bytes += this.ledger.sizeOf(shard) * ENTRY_BYTES;
    }
  }
}

/** Linked targets in groups: those of one shard, and of shards between which a document moves. */
function linkedGroups(targets: readonly RegisteredDocument[], ledger: Ledger): RegisteredDocument[][] {
  const parents = new Map<string, string>();
  const rootOf = (shard: string): string => {
    let root = shard;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  const leaves = ({ path, shard }: RegisteredDocument) => {
    const from = ledger.get(path)?.shard ?? LOST_SHARD;
    return from === LOST_SHARD ? (shard ?? LOST_SHARD) : from;
  };
  for (const target of targets) {
    const from = rootOf(leaves(target));
    const to = rootOf(target.shard ?? from);
    if (from !== to) parents.set(from, to);
  }
  const groups = new Map<string, RegisteredDocument[]>();
  for (const target of targets) {
    const root = rootOf(leaves(target));
    const group = groups.get(root);
    if (group) group.push(target);
    else groups.set(root, [target]);
  }
  return [...groups.values()];
}

/**
 * Divides the changed ones of `targets` (all of one project) into batches,
 * lazily. Linked documents stay together: a match leaves its old week in the
 * batch in which it enters the new one, together with its own document. Where
 * such a group is larger than a batch may be, matches go ahead and the weeks
 * follow with all that moves, so that no week names a match that is not there.
 */
export function* planBatches(
  targets: readonly RegisteredDocument[],
  ledger: Ledger,
  { onUnchanged = () => undefined, onRefused = () => undefined }: PlanListeners = {},
  limits: BatchLimits = BATCH_LIMITS,
): Generator<Batch> {
  let open = new OpenBatch(ledger, limits);
  function* close(): Generator<Batch> {
    if (open.changes.length > 0) yield open;
    open = new OpenBatch(ledger, limits);
  }
  function* addLoose(changes: readonly Change[]): Generator<Batch> {
    for (const change of changes) {
      if (!open.fits([change])) yield* close();
      open.add(change);
    }
  }
  function* addTogether(changes: readonly Change[]): Generator<Batch> {
    if (!open.fits(changes)) yield* close();
    changes.forEach((change) => open.add(change));
  }
  function changed(target: RegisteredDocument): Change[] {
    const change = changeOf(target, ledger, onRefused);
    if (change === null) onUnchanged();
    return change === null ? [] : [change];
  }

  for (const group of linkedGroups(
    targets.filter((target) => target.linked !== null),
    ledger,
  )) {
    const changes = group.flatMap(changed);
    if (new OpenBatch(ledger, limits).fits(changes)) {
      yield* addTogether(changes);
    } else {
      yield* addLoose(changes.filter((change) => !change.core));
      yield* close();
      yield* addTogether(changes.filter((change) => change.core));
      yield* close();
    }
  }
  for (const target of targets) if (target.linked === null) yield* addLoose(changed(target));
  yield* close();
}
