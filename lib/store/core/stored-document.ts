import type * as v from 'valibot';
import type { DocumentPath } from './document-path';
import type { StoreProject } from './project-ids';
import { readDocument } from './read-document';

type DocumentAddress = { readonly project: StoreProject; readonly path: DocumentPath };

export type StoredFields = Readonly<Record<string, unknown>>;

/**
 * A kind of document: where each lives by its id (none for a single document), and how its value is stored.
 * Read models are stored as one JSON string (`body`), which Firestore writes
 * twenty times faster than the same value as nested maps (docs/decisions/0005).
 */
export type DocumentKind<Id extends readonly unknown[], Value> = {
  readonly address: (...id: Id) => DocumentAddress;
  readonly encode: (value: Value) => StoredFields;
  /** The decoded document; null where it is missing or malformed (reported). Throws StoreUnavailableError. */
  readonly read: (...id: Id) => Promise<Value | null>;
  /** `read` with another deadline than a page's, in milliseconds. */
  readonly readWithin: (deadlineMs: number, ...id: Id) => Promise<Value | null>;
};

/** A kind of document stored as JSON in one field. */
export function jsonDocuments<const Id extends readonly unknown[], const Schema extends v.GenericSchema>(
  project: StoreProject,
  schema: Schema,
  pathOf: (...id: Id) => DocumentPath,
): DocumentKind<Id, v.InferOutput<Schema>> {
  return {
    address: (...id) => ({ project, path: pathOf(...id) }),
    encode: (value) => ({ body: JSON.stringify(value) }),
    read: (...id) => readDocument(project, pathOf(...id), schema),
    readWithin: (deadlineMs, ...id) => readDocument(project, pathOf(...id), schema, deadlineMs),
  };
}

/** A kind of document of the project main stored field by field, for the few that people look at or change in Firestore's console. */
export function plainDocuments<const Id extends readonly unknown[], const Schema extends v.GenericSchema<StoredFields, StoredFields>>(
  schema: Schema,
  pathOf: (...id: Id) => DocumentPath,
): DocumentKind<Id, v.InferOutput<Schema>> {
  return {
    address: (...id) => ({ project: 'main', path: pathOf(...id) }),
    encode: (value) => ({ ...value }),
    read: (...id) => readDocument('main', pathOf(...id), schema),
    readWithin: (deadlineMs, ...id) => readDocument('main', pathOf(...id), schema, deadlineMs),
  };
}
