import type { Query, QueryDocumentSnapshot, WhereFilterOp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { LIST_DEADLINE_MS, READ_DEADLINE_MS, whileStoreAnswers } from './deadline';
import { DocumentPathSchema, type DocumentPath } from './document-path';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';
import { noteReads } from './read-counter';
import { decodedSnapshot } from './read-document';

/**
 * One step of a query, in the form `[clauseName, ...args]`. Cursors are values
 * of the `orderBy` fields, in their order. The field "__name__" is the
 * document's id.
 */
export type Clause =
  | readonly ['where', field: string, operator: WhereFilterOp, value: unknown]
  | readonly ['orderBy', field: string, direction?: 'asc' | 'desc']
  | readonly ['limit', count: number]
  | readonly ['startAt' | 'startAfter' | 'endAt' | 'endBefore', ...values: readonly unknown[]];

export type Found<Value> = { readonly id: string; readonly path: DocumentPath; readonly value: Value };

function narrowed(query: Query, clause: Clause): Query {
  switch (clause[0]) {
    case 'where':
      return query.where(clause[1], clause[2], clause[3]);
    case 'orderBy':
      return query.orderBy(clause[1], clause[2]);
    case 'limit':
      return query.limit(clause[1]);
    default: {
      const [name, ...values] = clause;
      return query[name](...values);
    }
  }
}

/** Firestore's query for the clauses, which are applied in their order. `collection` may be a path below a document. */
export function collectionQuery(project: StoreProject, collection: string, clauses: readonly Clause[]): Query {
  return clauses.reduce<Query>(narrowed, firestore(project).collection(collection));
}

/** Found documents, decoded; malformed ones are dropped and reported. Every one counts as a read. */
export function foundDocuments<const Schema extends v.GenericSchema>(
  collection: string,
  docs: readonly QueryDocumentSnapshot[],
  schema: Schema,
): Found<v.InferOutput<Schema>>[] {
  noteReads(collection, Math.max(1, docs.length));
  return docs.flatMap((doc) => {
    const value = decodedSnapshot(doc, schema);
    return value === null ? [] : [{ id: doc.id, path: v.parse(DocumentPathSchema, doc.ref.path), value }];
  });
}

/**
 * The documents of a collection that the clauses choose, in the query's order.
 * Only fields of their own can be queried, so this is for what people write;
 * read models are one JSON string. Throws StoreUnavailableError.
 */
export async function queryCollection<const Schema extends v.GenericSchema>(
  project: StoreProject,
  collection: string,
  schema: Schema,
  clauses: readonly Clause[],
  deadlineMs: number = READ_DEADLINE_MS,
): Promise<Found<v.InferOutput<Schema>>[]> {
  const { docs } = await whileStoreAnswers(`query ${collection}`, deadlineMs, () => collectionQuery(project, collection, clauses).get());
  return foundDocuments(collection, docs, schema);
}

/** `queryCollection` without the ids. */
export async function queryValues<const Schema extends v.GenericSchema>(
  ...query: Parameters<typeof queryCollection<Schema>>
): Promise<v.InferOutput<Schema>[]> {
  return (await queryCollection(...query)).map(({ value }) => value);
}

const PAGE = 200;

/** All documents that match the clauses, in their order and by id, in pages, none of them empty. Throws StoreUnavailableError. */
export async function* queryPages<const Schema extends v.GenericSchema>(
  project: StoreProject,
  collection: string,
  schema: Schema,
  clauses: readonly Clause[],
  { size = PAGE, deadlineMs = LIST_DEADLINE_MS }: { readonly size?: number; readonly deadlineMs?: number } = {},
): AsyncGenerator<Found<v.InferOutput<Schema>>[]> {
  const first = collectionQuery(project, collection, [...clauses, ['orderBy', '__name__'], ['limit', size]]);
  for (let query = first; ;) {
    const { docs } = await whileStoreAnswers(`query ${collection}`, deadlineMs, () => query.get());
    const found = foundDocuments(collection, docs, schema);
    if (found.length > 0) yield found;
    const last = docs.at(-1);
    if (last === undefined || docs.length < size) return;
    query = first.startAfter(last);
  }
}

/** `queryCollection` over all collections of a name in the project main, wherever they are; each queried field needs an index of that scope. */
export async function queryGroup<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  clauses: readonly Clause[],
): Promise<Found<v.InferOutput<Schema>>[]> {
  const { docs } = await whileStoreAnswers(`query all ${name}`, READ_DEADLINE_MS, () =>
    clauses.reduce<Query>(narrowed, firestore('main').collectionGroup(name)).get(),
  );
  return foundDocuments(name, docs, schema);
}
