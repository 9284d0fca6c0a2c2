import { FieldPath, type Query } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { LIST_DEADLINE_MS, withDeadline } from './deadline';
import { firestore } from './firestore';
import type { StoreProject } from './project-ids';
import { countDocuments } from './read-counter';
import { decodedSnapshot } from './read-document';

const PAGE = 300;

/** Collections that only ingest writes, apart from the search index. */
export const INGESTED: Readonly<Record<'main' | 'games', readonly string[]>> = {
  main: [
    'weeks',
    'matches',
    'lastMatches',
    'teamMatches',
    'head2heads',
    'tournamentMatches',
    'standings',
    'leagues',
    'series',
    'tournaments',
    'teams',
    'players',
    'catalogs',
    'news',
    'newsLists',
    'digests',
    'patchNotes',
    'ratings',
    'teamRatings',
    'sitemaps',
  ],
  games: ['games', 'champions', 'stats', 'playerFigures', 'teamFigures', 'championFigures'],
};

async function* pagesOf(project: StoreProject, collection: string, narrow: (query: Query) => Query) {
  const base = firestore(project).collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = base; ;) {
    const { docs } = await withDeadline(`list ${collection}`, LIST_DEADLINE_MS, narrow(page).get());
    countDocuments('read', collection, docs.length);
    yield docs;
    const last = docs.at(-1);
    if (docs.length < PAGE || last === undefined) return;
    page = base.startAfter(last);
  }
}

/** The documents of a collection one after the other, with their ids, decoded; malformed ones are dropped and reported. */
export async function* walkDocuments<const Schema extends v.GenericSchema>(
  project: StoreProject,
  collection: string,
  schema: Schema,
): AsyncGenerator<{ readonly id: string; readonly value: v.InferOutput<Schema> }> {
  for await (const docs of pagesOf(project, collection, (query) => query)) {
    for (const doc of docs) {
      const value = decodedSnapshot(doc, schema);
      if (value !== null) yield { id: doc.id, value };
    }
  }
}

/** Every document of a collection, decoded; malformed ones are dropped and reported. */
export async function readCollection<const Schema extends v.GenericSchema>(
  project: StoreProject,
  collection: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>[]> {
  const values: v.InferOutput<Schema>[] = [];
  for await (const { value } of walkDocuments(project, collection, schema)) values.push(value);
  return values;
}

/** Paths of the search index: its documents lie two levels down. */
async function indexPaths(): Promise<string[]> {
  const firsts = await firestore('main').collection('indices').listDocuments();
  const seconds = await Promise.all(firsts.map((first) => first.listCollections()));
  const documents = await Promise.all(seconds.flat().map((second) => second.listDocuments()));
  return documents.flat().map((document) => document.path);
}

/** Paths of all documents of a project that ingest has ever written, apart from `states`. For the case that the content hashes are lost. */
export async function listOwnedPaths(project: 'main' | 'games'): Promise<string[]> {
  const paths: string[] = [];
  for (const collection of INGESTED[project]) {
    for await (const docs of pagesOf(project, collection, (query) => query.select())) paths.push(...docs.map((doc) => doc.ref.path));
  }
  if (project === 'main') paths.push(...(await withDeadline('list indices', LIST_DEADLINE_MS, indexPaths())));
  return paths;
}
