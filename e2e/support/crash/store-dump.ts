import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** A document as it is stored. */
export type StoredDocument = { readonly path: string; readonly fields: Readonly<Record<string, unknown>> };

/** Collections that say nothing of what people wrote. */
const LEFT_OUT = new Set(['purges', 'system', 'matches', 'weeks']);

const RecordSchema = v.record(v.string(), v.unknown());
const MapSchema = v.object({ fields: v.optional(RecordSchema, {}) });
const ListSchema = v.object({ values: v.optional(v.array(v.unknown()), []) });
const TextSchema = v.string();
const FoundSchema = v.array(v.object({ document: v.optional(v.object({ name: TextSchema, ...MapSchema.entries })) }));

/** A value of Firestore's REST interface, e.g. `{"integerValue": "5"}`. */
function valueOf(given: unknown): unknown {
  const [[kind, value] = []] = Object.entries(v.parse(RecordSchema, given));
  switch (kind) {
    case 'mapValue':
      return fieldsOf(v.parse(MapSchema, value));
    case 'arrayValue':
      return v.parse(ListSchema, value).values.map(valueOf);
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'timestampValue':
      return Timestamp.fromDate(new Date(v.parse(TextSchema, value)));
    default:
      return value;
  }
}

function fieldsOf({ fields }: v.InferOutput<typeof MapSchema>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueOf(value)]));
}

/**
 * Everything that people wrote, the prediction game's part too. One question for each project, below
 * documents that do not exist as well: the client would have to ask each
 * document what is below it.
 */
export async function storedDocuments(): Promise<StoredDocument[]> {
  const { RIFTWEEK_PROJECT_MAIN: main = '', RIFTWEEK_PROJECT_PLAY: play = '' } = process.env;
  return (await Promise.all([main, play].filter(Boolean).map(documentsIn))).flat();
}

async function documentsIn(project: string): Promise<StoredDocument[]> {
  const { FIRESTORE_EMULATOR_HOST: host = '' } = process.env;
  const answer = await fetch(`http://${host}/v1/projects/${project}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  return v
    .parse(FoundSchema, await answer.json())
    .flatMap(({ document }) =>
      document === undefined ? [] : [{ path: document.name.split('/documents/')[1] ?? '', fields: fieldsOf(document) }],
    )
    .filter(({ path }) => !LEFT_OUT.has(path.split('/')[0] ?? ''));
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
        .replace(/"profile":"[0-9a-f]{16}"/g, '"profile":"<id>"')
        .replace(/(visitor|gone)(~2d|-)[0-9a-f]{32}/g, '$1-<id>')
        // The page of shared picks.
        .replace(/\b[0-9a-f]{32}\b/g, '<id>')
        .replace(/Fan \d{4}/g, 'Fan <number>'),
    )
    .sort();
}
