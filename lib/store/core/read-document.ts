import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { DocumentPath } from './document-path';
import { READ_DEADLINE_MS, whileStoreAnswers } from './deadline';
import { decodeDocument } from './decode-document';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';
import { bodyText } from './packed-body';
import { noteReads } from './read-counter';
import { printableText } from '../../domain/text/clean-text';
import { isRecord } from '../../domain/values/is-record';
import { parseJson } from '../../domain/values/parse-json';

/** JSON escapes as \u what no output may hold; documents stored before texts were cleaned on the way in still contain it. */
function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printable);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, printable(each)])) : value;
}

/** A `body` that is not JSON stays a text, and then fails its schema like anything malformed. */
function parseBody(body: string): unknown {
  const value = parseJson(body);
  if (value === undefined) return body;
  return body.includes('\\u') ? printable(value) : value;
}

/** The value that a document's fields stand for: that of its JSON body, or the fields themselves. */
export function valueOf(fields: Readonly<Record<string, unknown>>): unknown {
  const body = bodyText(fields);
  return body === null ? fields : parseBody(body ?? '');
}

/** The decoded value of a document; null where it is missing, or malformed (reported). */
export function decodedSnapshot<const Schema extends v.GenericSchema>(
  snapshot: DocumentSnapshot,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const fields = snapshot.data();
  return fields === undefined ? null : decodeDocument(snapshot.ref.path, schema, valueOf(fields));
}

/** Reads and decodes one document. Null where it is missing, or malformed (reported). Throws StoreUnavailableError. */
export async function readDocument<const Schema extends v.GenericSchema>(
  project: StoreProject,
  path: DocumentPath,
  schema: Schema,
  deadlineMs: number = READ_DEADLINE_MS,
): Promise<v.InferOutput<Schema> | null> {
  noteReads(path);
  const snapshot = await whileStoreAnswers(`read ${path}`, deadlineMs, () => firestore(project).doc(path).get());
  return decodedSnapshot(snapshot, schema);
}

/** Reads several documents with one call, in the order of their paths. */
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
  return snapshots.map((snapshot) => decodedSnapshot(snapshot, schema));
}
