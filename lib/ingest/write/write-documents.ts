import { commitWrites } from '../../store/core/commit-writes';
import { StoreUnavailableError } from '../../store/core/store-error';
import { contentHashDocuments } from '../../store/work/content-hash-document';
import type { ContentHashes, ProjectHashes } from './content-hashes';
import type { RegisteredDocument } from '../documents/document-registry';
import { apart, planBatches, type Batch, type OnRefused } from './write-plan';

export type Commit = typeof commitWrites;

/** How many documents were written, deleted, and found to be unchanged. */
export type Written = { written: number; deleted: number; unchanged: number };

type DocumentWriteOptions = {
  readonly commit?: Commit;
  readonly signal?: AbortSignal | undefined;
  /** Called after every batch with how many documents are done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Called after every batch with the documents it changed, also if a later one fails. */
  readonly onWritten?: (paths: readonly string[]) => void;
  /** Called once with each document that the store does not take; the others are written. */
  readonly onRefused?: OnRefused;
};

/** Enough to keep the store busy while the next batch is encoded; see docs/decisions/0005 for what was measured. */
const BATCHES_AT_ONCE = 3;

type BatchWork = {
  readonly hashes: ContentHashes;
  readonly commit: Commit;
  readonly onCommitted: (batch: Batch) => void;
  readonly onRefused: OnRefused;
};

/** One document that the store refuses must not stop the others of its batch from being written: they are written one by one then. */
async function commitBatch(batch: Batch, work: BatchWork): Promise<void> {
  const { hashes, commit, onCommitted, onRefused } = work;
  const updates = batch.changes.map((change) => change.update);
  const shards = [...batch.shards].map((shard) => {
    const entries = hashes.entriesWith(shard, updates);
    const documents = contentHashDocuments(hashes.project);
    return { path: documents.address(shard).path, fields: entries === null ? null : documents.encode(entries) };
  });
  try {
    await commit(
      hashes.project,
      [...batch.changes, ...shards].map(({ path, fields }) => ({ path, fields })),
    );
  } catch (error) {
    if (!(error instanceof StoreUnavailableError && error.refused)) {
      hashes.doubt(updates);
      throw error;
    }
    const [only, ...others] = batch.changes;
    if (others.length > 0) {
      for (const single of apart(batch)) await commitBatch(single, work);
    } else if (only) {
      hashes.refuse(only.path, only.update.hash ?? '');
      onRefused(only.path, error.cause instanceof Error ? error.cause.message : error.message);
    }
    return;
  }
  hashes.apply(updates);
  onCommitted(batch);
}

/** Commits batches, several at once, but one after the other where they touch the same shard. */
async function commitAll(batches: Iterable<Batch>, batchWork: BatchWork, signal: AbortSignal | undefined) {
  const running = new Map<Promise<void>, Batch>();
  const failures: unknown[] = [];
  const blocks = (batch: Batch) =>
    [...running].filter(([, other]) => [...batch.shards].some((shard) => other.shards.has(shard))).map(([work]) => work);
  for (const batch of batches) {
    while (running.size >= BATCHES_AT_ONCE) await Promise.race(running.keys());
    await Promise.all(blocks(batch));
    if (failures.length > 0 || signal?.aborted) break;
    const work = commitBatch(batch, batchWork).catch((error: unknown) => void failures.push(error));
    running.set(work, batch);
    void work.then(() => running.delete(work));
  }
  await Promise.all(running.keys());
  if (failures.length > 0) throw failures[0];
}

/**
 * Writes what has changed of the targets, the first project's first, each batch
 * completely or not at all. Rejects with the first failure after all batches
 * under way have ended; writing again then repairs. An aborted signal ends it
 * early without an error. A document that the store refuses is reported, and the
 * stored version stays.
 */
export async function writeDocuments(
  targets: Iterable<RegisteredDocument>,
  hashesByProject: ProjectHashes,
  {
    commit = commitWrites,
    signal,
    onProgress = () => undefined,
    onWritten = () => undefined,
    onRefused = () => undefined,
  }: DocumentWriteOptions = {},
): Promise<Written> {
  const all = [...targets];
  const result: Written = { written: 0, deleted: 0, unchanged: 0 };
  const progress = () => onProgress(result.written + result.deleted + result.unchanged, all.length);
  const onUnchanged = () => void (result.unchanged += 1);
  const onCommitted = (batch: Batch) => {
    for (const { fields } of batch.changes) {
      if (fields === null) result.deleted += 1;
      else result.written += 1;
    }
    onWritten(batch.changes.map(({ path }) => path));
    progress();
  };
  for (const [project, hashes] of hashesByProject) {
    const own = all.filter((target) => target.project === project);
    const batches = planBatches(own, hashes, { onUnchanged, onRefused });
    await commitAll(batches, { hashes, commit, onCommitted, onRefused }, signal);
  }
  progress();
  return result;
}
