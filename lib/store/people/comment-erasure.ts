import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { commentPath, LikeSchema, likePath, pathOf, replyPath, StoredCommentSchema, type StoredComment } from './comment-document';
import { stateChange } from './comment-writes';
import { queryCollection } from '../core/query';
import { transaction } from '../core/transaction';

const AT_ONCE = 100;
const ReportOwnerSchema = v.object({ uid: v.string(), page: v.string() });

/** Works through what a query finds, which shrinks with the work. */
async function each<const Schema extends v.GenericSchema>(
  collection: string,
  schema: Schema,
  uid: string,
  work: (path: string, value: v.InferOutput<Schema>) => Promise<unknown>,
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

async function erase(path: string): Promise<void> {
  await transaction('main', async (inside) => {
    const comment = await inside.read(path, StoredCommentSchema);
    if (comment === null) return;
    const write = await stateChange(inside, comment, 'deleted');
    write({ uid: '', name: '', color: '', admin: false, text: '', editedAt: null });
  });
}

async function unlike(id: string, uid: string): Promise<void> {
  await transaction('main', async ({ read, merge, remove }) => {
    const [like, comment, reply] = await Promise.all([
      read(likePath(id, uid), LikeSchema),
      read(commentPath(id), StoredCommentSchema),
      read(replyPath(id), StoredCommentSchema),
    ]);
    const liked = comment ?? reply;
    if (like === null) return;
    remove(likePath(id, uid));
    if (liked !== null) merge(pathOf(liked), { likes: FieldValue.increment(-1) });
  });
}

const EXPORT_LIMIT = 5000;

/** Comments and replies of a user, for who asks for the own data. Throws StoreUnavailableError. */
export async function commentsOf(uid: string): Promise<StoredComment[]> {
  const lists = await Promise.all(
    ['comments', 'replies'].map((collection) =>
      queryCollection('main', collection, StoredCommentSchema, [
        ['where', 'uid', '==', uid],
        ['limit', EXPORT_LIMIT],
      ]),
    ),
  );
  return lists.flat().map(({ value }) => value);
}

/** What a user likes, for the same. Throws StoreUnavailableError. */
export async function likesOf(uid: string): Promise<{ readonly id: string; readonly page: string }[]> {
  const found = await queryCollection('main', 'likes', LikeSchema, [
    ['where', 'uid', '==', uid],
    ['limit', EXPORT_LIMIT],
  ]);
  return found.map(({ value: { id, page } }) => ({ id, page }));
}

/**
 * Takes everything a user did with comments out of the store, for good: texts,
 * names, likes and reports; counters stay exact. Safe to begin again after an
 * interruption. Answers the keys of the pages that show less now. Throws
 * StoreUnavailableError.
 */
export async function eraseCommentsOf(uid: string): Promise<string[]> {
  const comments = await each('comments', StoredCommentSchema, uid, erase);
  const replies = await each('replies', StoredCommentSchema, uid, erase);
  const likes = await each('likes', LikeSchema, uid, (_path, { id }) => unlike(id, uid));
  await each('reports', ReportOwnerSchema, uid, (path) =>
    transaction('main', ({ remove }) => {
      remove(path);
      return Promise.resolve();
    }),
  );
  return [...new Set([...comments, ...replies, ...likes].map(({ page }) => page))];
}
