import type * as v from 'valibot';
import type { DocumentPath } from './document-path';
import { READ_DEADLINE_MS, whileStoreAnswers } from './deadline';
import { decodeDocument } from './decode-document';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';
import { noteReads } from './read-counter';
import { valueOf } from './read-document';

/** Reads and decodes several documents with one call, in the order of their paths; null for each that is missing, or malformed (reported). Throws StoreUnavailableError. */
export async function readDocuments<const Schema extends v.GenericSchema>(
  project: StoreProject,
  paths: readonly DocumentPath[],
  schema: Schema,
): Promise<(v.InferOutput<Schema> | null)[]> {
  const [first] = paths;
  if (first === undefined) return [];
  noteReads(first, paths.length);
  const store = firestore(project);
  const snapshots = await whileStoreAnswers(`read ${paths.length} documents`, READ_DEADLINE_MS, () =>
    store.getAll(...paths.map((path) => store.doc(path))),
  );
  return snapshots.map((snapshot) => {
    const fields = snapshot.data();
    return fields === undefined ? null : decodeDocument(snapshot.ref.path, schema, valueOf(fields));
  });
}
