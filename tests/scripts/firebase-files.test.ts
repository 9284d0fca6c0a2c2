import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { INGESTED } from '../../lib/store/core/list-documents';

/** The files that `firebase deploy` publishes. No emulator enforces indexes, and none refuses a misspelt key. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const json = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const FieldSchema = v.strictObject({
  fieldPath: v.string(),
  order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
  arrayConfig: v.optional(v.literal('CONTAINS')),
});
const IndexesSchema = v.strictObject({
  indexes: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      queryScope: v.picklist(['COLLECTION', 'COLLECTION_GROUP']),
      fields: v.pipe(v.array(FieldSchema), v.minLength(2)),
    }),
  ),
  fieldOverrides: v.array(
    v.strictObject({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      ttl: v.optional(v.boolean()),
      indexes: v.array(
        v.strictObject({
          order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
          arrayConfig: v.optional(v.literal('CONTAINS')),
          queryScope: v.picklist(['COLLECTION', 'COLLECTION_GROUP']),
        }),
      ),
    }),
  ),
});

/** A kind of document that is kept as JSON, by what its module exports. */
const KindSchema = v.object({
  address: v.pipe(
    v.function(),
    v.transform((address) => (): unknown => address('12', '1')),
  ),
  encode: v.pipe(
    v.function(),
    v.transform((encode) => (): unknown => encode({})),
  ),
});
const AddressSchema = v.object({ path: v.string() });

const exportsOf = (module: unknown): unknown[] => (typeof module === 'object' && module !== null ? Object.values(module) : []);

/** Collections of documents with a `body`, from the code's own addresses. */
async function bodyCollections(): Promise<Set<string>> {
  const folder = join(ROOT, 'lib/store/models');
  const collections = new Set<string>();
  for (const file of readdirSync(folder)) {
    const module: unknown = await import(join(folder, file));
    for (const value of exportsOf(module)) {
      const kind = v.safeParse(KindSchema, value);
      if (!kind.success || !v.is(v.object({ body: v.string() }), kind.output.encode())) continue;
      collections.add(v.parse(AddressSchema, kind.output.address()).path.split('/').at(-2) ?? '');
    }
  }
  return collections;
}

describe('firebase.json', () => {
  it('is valid for the Firebase tools', () => {
    const schema = json('node_modules/firebase-tools/schema/firebase-config.json');
    const ajv = new Ajv({ unknownFormats: 'ignore' });
    if (typeof schema !== 'object' || schema === null) throw new Error('no schema');
    const validate = ajv.compile(schema);
    expect(validate(json('firebase.json')), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ firestore: { rule: 'x' } })).toBe(false);
  });
});

describe('firestore.indexes.json', () => {
  const indexes = v.parse(IndexesSchema, json('firestore.indexes.json'));

  it('exempts the body of every kind of document that has one', async () => {
    const exempt = new Set(
      indexes.fieldOverrides
        .filter(({ fieldPath, indexes: kept }) => fieldPath === 'body' && kept.length === 0)
        .map((each) => each.collectionGroup),
    );
    // A user's notifications are kept as JSON as well, in `people`, and so is some of the prediction game, in `play`.
    const play = ['odds', 'quizzes', 'pickems', 'playLeagues', 'divisions'];
    const used = new Set([...(await bodyCollections()), 'notifications', ...play]);
    // The collections of the search index are named by its letters, so no exemption can name them.
    used.delete('2');
    expect(used.size).toBeGreaterThan(20);
    expect([...exempt].sort()).toEqual([...used].sort());
  });

  it('names no field twice', () => {
    const fields = indexes.fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(fields.filter((field, place) => fields.indexOf(field) !== place)).toEqual([]);
  });
});

it('every kind of document that ingest writes is looked for when its list of them is lost', async () => {
  const written = await bodyCollections();
  // The search index lies deeper, and a state is never removed.
  for (const other of ['2', 'states']) expect(written.delete(other)).toBe(true);
  expect([...INGESTED.main, ...INGESTED.games].sort()).toEqual([...written].sort());
});
