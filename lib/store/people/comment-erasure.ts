import type * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import { countInTransaction, settleCounts, type PendingCount } from './counters';
import { LikeSchema, likePath, pathOf, readComment, StoredCommentSchema, type StoredComment } from './comment-document';
import { changeState, countersOf } from './comment-writes';
import { type DocumentPath } from '../core/document-path';
import { eraseFound } from '../core/erase-found';
import { queryCollection, queryValues } from '../core/query';

const AT_ONCE = 100;

/** Works through what a query finds, which gets less with the work. */
async function each<const Schema extends v.GenericSchema>(
  collection: string,
  schema: Schema,
  uid: string,
  work: (path: DocumentPath, value: v.InferOutput<Schema>) => Promise<unknown>,
): Promise<v.InferOutput<Schema>[]> {
  const done: v.InferOutput<Schema>[] = [];
  for (;;) {
    const found = await queryCollection('main', collection, schema, [
      ['where', 'uid', '==', uid],
      ['limit', AT_ONCE],
    ]);
    for (const { path, value } of found) await work(path, value);
    done.push(...found.map(({ value }) => value));
    if (found.length < AT_ONCE) return done;
  }
}

async function erase(path: DocumentPath, { page, parentId }: StoredComment): Promise<readonly PendingCount[]> {
  const { pending } = await countInTransaction(cacheTag.comments(page), countersOf({ page, parentId }), async (inside) => {
    const comment = await inside.read(path, StoredCommentSchema);
    if (comment === null) return;
    await changeState(inside, comment, 'deleted', { uid: '', name: '', color: '', player: null, admin: false, text: '', editedAt: null });
  });
  return pending;
}

async function unlike({ id, uid, page }: v.InferOutput<typeof LikeSchema>): Promise<readonly PendingCount[]> {
  const liked = await readComment(id);
  const counters = liked === null ? [] : [pathOf(liked)];
  const { pending } = await countInTransaction(cacheTag.comments(page), counters, async ({ read, remove, count }) => {
    if ((await read(likePath(id, uid), LikeSchema)) === null) return;
    remove(likePath(id, uid));
    for (const counter of counters) count(counter, { likes: -1 });
  });
  return pending;
}

const EXPORT_LIMIT = 5000;

/** Comments and replies of a user, for the export of their data. Throws StoreUnavailableError. */
export async function commentsOf(uid: string): Promise<StoredComment[]> {
  const lists = await Promise.all(
    ['comments', 'replies'].map((collection) =>
      queryValues('main', collection, StoredCommentSchema, [
        ['where', 'uid', '==', uid],
        ['limit', EXPORT_LIMIT],
      ]),
    ),
  );
  return lists.flat();
}

/** What a user likes, for the export of their data. Throws StoreUnavailableError. */
export async function likesOf(uid: string): Promise<{ readonly id: string; readonly page: string }[]> {
  const likes = await queryValues('main', 'likes', LikeSchema, [
    ['where', 'uid', '==', uid],
    ['limit', EXPORT_LIMIT],
  ]);
  return likes.map(({ id, page }) => ({ id, page }));
}

/**
 * Deletes everything a user did with
 * comments: texts, names, likes and reports; counters stay exact. Safe to begin again after an
 * interruption. Answers the keys of the pages that show less now. Throws
 * StoreUnavailableError.
 */
export async function eraseCommentsOf(uid: string): Promise<string[]> {
  const pending: PendingCount[] = [];
  const eraseOne = async (path: DocumentPath, comment: StoredComment) => pending.push(...(await erase(path, comment)));
  const comments = await each('comments', StoredCommentSchema, uid, eraseOne);
  const replies = await each('replies', StoredCommentSchema, uid, eraseOne);
  const likes = await each('likes', LikeSchema, uid, async (_path, like) => pending.push(...(await unlike(like))));
  await eraseFound('main', 'reports', [['where', 'uid', '==', uid]]);
  await settleCounts(pending);
  return [...new Set([...comments, ...replies, ...likes].map(({ page }) => page))];
}
