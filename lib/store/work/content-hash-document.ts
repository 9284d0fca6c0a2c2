import { FieldPath } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { LIST_DEADLINE_MS, withDeadline } from '../core/deadline';
import { documentPath } from '../core/document-path';
import { firestore } from '../core/firestore';
import type { StoreProject } from '../core/project-ids';
import { decodedSnapshot } from '../core/read-document';
import { jsonDocuments } from '../core/stored-document';

/**
 * `states/ledger-{shard}`: the content hash of each document of a shard that ingest
 * has written, by its path. It is written in the same batch as the documents, so
 * it never has a hash of a document that is not stored.
 */
const HashShardSchema = v.record(v.string(), v.string());
export type HashEntries = v.InferOutput<typeof HashShardSchema>;

const PREFIX = 'ledger-';
/** Sorts after every shard's name. */
const END = `${PREFIX}\u{f8ff}`;

export const contentHashDocuments = (project: StoreProject) =>
  jsonDocuments(project, HashShardSchema, (shard: string) => documentPath`states/${PREFIX}${shard}`);

/** All shards of a project by name; null in place of one that is malformed (reported). */
export async function readHashShards(project: StoreProject): Promise<Map<string, HashEntries | null>> {
  const query = firestore(project).collection('states').where(FieldPath.documentId(), '>=', PREFIX).where(FieldPath.documentId(), '<', END);
  const { docs } = await withDeadline('read the content hashes', LIST_DEADLINE_MS, query.get());
  return new Map(docs.map((doc) => [doc.id.slice(PREFIX.length), decodedSnapshot(doc, HashShardSchema)]));
}
