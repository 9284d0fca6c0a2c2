import type { DocumentPath } from './document-path';
import { WRITE_DEADLINE_MS, withDeadline } from './deadline';
import { firestore } from './firestore';
import { storedFields } from './packed-body';
import type { StoreProject } from './project-ids';
import { countDocuments } from './read-counter';
import type { StoredFields } from './stored-document';

/** One write of a batch: the document's new fields, or null to delete it. */
export type DocumentWrite = { readonly path: DocumentPath; readonly fields: StoredFields | null };

/** Firestore takes no more writes in one batch. */
export const MAX_WRITES = 500;

/**
 * Firestore takes requests of 10 MiB; its emulator was seen to hang on 5 MB
 * (tried). Batches stay below both.
 */
export const MAX_BATCH_BYTES = 3_000_000;

/** Firestore takes documents of 1,048,576 bytes, names and the document's own path included. */
export const MAX_DOCUMENT_BYTES = 1_000_000;

/** Writes all or nothing. Throws StoreUnavailableError, after which it is not known which of the two happened. */
export async function commitWrites(project: StoreProject, writes: readonly DocumentWrite[]): Promise<void> {
  if (writes.length === 0) return;
  const database = firestore(project);
  const batch = database.batch();
  for (const { path, fields } of writes) {
    const reference = database.doc(path);
    countDocuments(fields === null ? 'delete' : 'write', path);
    if (fields === null) batch.delete(reference);
    else batch.set(reference, storedFields(fields));
  }
  await withDeadline(`write ${writes.length} documents`, WRITE_DEADLINE_MS, batch.commit());
}
