import { Timestamp, type CollectionReference } from 'firebase-admin/firestore';
import { firestore } from '../../../lib/store/core/firestore';

/** A document as it is stored. */
export type StoredDocument = { readonly path: string; readonly fields: Readonly<Record<string, unknown>> };

/** Collections that say nothing of what people wrote. */
const LEFT_OUT = new Set(['purges', 'system', 'matches', 'weeks']);

async function documentsOf(collection: CollectionReference): Promise<StoredDocument[]> {
  const references = await collection.listDocuments();
  const below = (await Promise.all(references.map((reference) => reference.listCollections()))).flat();
  const { docs } = await collection.get();
  const own = docs.map((each) => ({ path: each.ref.path, fields: each.data() }));
  return [...own, ...(await Promise.all(below.map(documentsOf))).flat()];
}

/** Everything that people wrote. */
export async function storedDocuments(): Promise<StoredDocument[]> {
  const collections = await firestore('main').listCollections();
  return (await Promise.all(collections.filter(({ id }) => !LEFT_OUT.has(id)).map(documentsOf))).flat();
}

function sorted(value: unknown): unknown {
  if (value instanceof Timestamp) return '<time>';
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** The documents that carry a mark, without what differs from one time to the next: the mark itself, instants, hashes, made-up ids. */
export function markedDocuments(documents: readonly StoredDocument[], mark: string): string[] {
  return documents
    .map(({ path, fields }) => `${path} ${JSON.stringify(sorted(fields))}`)
    .filter((text) => text.includes(mark))
    .map((text) =>
      text
        .replaceAll(mark, '#')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>')
        .replace(/\b1\d{12}\b/g, '<time>')
        .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
        .replace(/(visitor|gone)(~2d|-)[0-9a-f]{32}/g, '$1-<id>')
        .replace(/Fan \d{4}/g, 'Fan <number>'),
    )
    .sort();
}
