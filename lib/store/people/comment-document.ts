import * as v from 'valibot';
import type { CommentPage } from '../../domain/people/comments/comment-page';
import { COMMENT_CATEGORIES } from '../../domain/people/comments/comment-page';
import type { CommentPlace, CommentSort } from '../../domain/people/comments/comment-order';
import { COMMENT_STATES } from '../../domain/people/comments/comment-rules';
import { PlayerMarkSchema } from '../../domain/play/cosmetics';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { queryValues, type Clause } from '../core/query';
import { readDocument, readDocuments } from '../core/read-document';

/**
 * Where comments are stored, and how they are read; `comment-writes` changes them.
 * All of these are people's: ingest never touches them.
 *
 * - `comments/{id}`, `replies/{id}`: the id comes from the browser that sent it
 * - `likes/{id}_{uid}`: one user's like of one comment or reply
 * - `commentCounts/{page}`: how many comments and replies show on a page
 * - `pendingCounts/{id}`: changes of counters that are yet to be added (`counters`)
 * - `bans/{uid}`: who may not write
 *
 * None is ever removed while something counts below it: a deleted comment keeps
 * its place, without its text.
 */
export const StoredCommentSchema = v.object({
  id: v.string(),
  category: v.picklist(COMMENT_CATEGORIES),
  /** The page's key, "match-7". */
  page: v.string(),
  url: v.string(),
  /** The id of the comment that a reply answers; null for a comment. */
  parentId: v.nullable(v.string()),
  /** The author's uid; '' once the account is gone. */
  uid: v.string(),
  name: v.string(),
  /** The author's own colour, "#rrggbb"; absent or '' for none. */
  color: v.optional(v.string()),
  /** How the author appears in the prediction game; absent or null for none. */
  player: v.optional(v.fallback(v.nullable(PlayerMarkSchema), null)),
  admin: v.boolean(),
  text: v.string(),
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  state: v.picklist(COMMENT_STATES),
  /** When a moderator hid it; absent or null: no moderator does. */
  hiddenAt: v.optional(v.nullable(v.string())),
  likes: v.number(),
  /** The number of replies that show. */
  replies: v.number(),
  /** Whether it is listed on the page: the comment is visible, or one of its replies is. */
  listed: v.boolean(),
});
export type StoredComment = v.InferOutput<typeof StoredCommentSchema>;

const CountSchema = v.object({ count: v.number() });
export const LikeSchema = v.object({ id: v.string(), uid: v.string(), page: v.string() });
export const StoredBanSchema = v.object({ uid: v.string(), name: v.string(), by: v.string(), at: v.string() });

export const commentPath = (id: string) => documentPath`comments/${id}`;
export const replyPath = (id: string) => documentPath`replies/${id}`;
export const likePath = (id: string, uid: string) => documentPath`likes/${id}_${pathSegment(uid)}`;
export const countPath = (pageKey: string) => documentPath`commentCounts/${pageKey}`;
export const banPath = (uid: string) => documentPath`bans/${pathSegment(uid)}`;

export function pathOf({ id, parentId }: Pick<StoredComment, 'id' | 'parentId'>): DocumentPath {
  return parentId === null ? commentPath(id) : replyPath(id);
}

/** A comment or reply by its id; null where there is none. One read, or two. Throws StoreUnavailableError. */
export async function readComment(id: string): Promise<StoredComment | null> {
  return (
    (await readDocument('main', commentPath(id), StoredCommentSchema)) ?? (await readDocument('main', replyPath(id), StoredCommentSchema))
  );
}

/** How many comments and replies show on a page. Throws StoreUnavailableError. */
export async function readCommentCount(page: CommentPage): Promise<number> {
  return (await readDocument('main', countPath(page.key), CountSchema))?.count ?? 0;
}

/** The counts of several pages, in their order. Throws StoreUnavailableError. */
export async function readCommentCounts(pageKeys: readonly string[]): Promise<number[]> {
  return (await readDocuments('main', pageKeys.map(countPath), CountSchema)).map((found) => found?.count ?? 0);
}

const ORDERS: Readonly<Record<CommentSort, readonly Clause[]>> = {
  newest: [
    ['orderBy', 'createdAt', 'desc'],
    ['orderBy', '__name__', 'desc'],
  ],
  oldest: [
    ['orderBy', 'createdAt', 'asc'],
    ['orderBy', '__name__', 'asc'],
  ],
  liked: [
    ['orderBy', 'likes', 'desc'],
    ['orderBy', 'createdAt', 'desc'],
    ['orderBy', '__name__', 'desc'],
  ],
};

function cursorClause(sort: CommentSort, after: CommentPlace | null): Clause[] {
  if (after === null) return [];
  const { likes, createdAt, id } = after;
  return [sort === 'liked' ? ['startAfter', likes, createdAt, id] : ['startAfter', createdAt, id]];
}

type CommentQuery = { readonly sort: CommentSort; readonly after: CommentPlace | null; readonly limit: number };

/** Comments in a page's list, without their replies. Throws StoreUnavailableError. */
export function listComments(page: CommentPage, { sort, after, limit }: CommentQuery): Promise<StoredComment[]> {
  return queryValues('main', 'comments', StoredCommentSchema, [
    ['where', 'page', '==', page.key],
    ['where', 'listed', '==', true],
    ...ORDERS[sort],
    ...cursorClause(sort, after),
    ['limit', limit],
  ]);
}

/** Replies that show below a comment, the oldest first. Throws StoreUnavailableError. */
export function listReplies(parentId: string, { after, limit }: Omit<CommentQuery, 'sort'>): Promise<StoredComment[]> {
  return queryValues('main', 'replies', StoredCommentSchema, [
    ['where', 'parentId', '==', parentId],
    ['where', 'listed', '==', true],
    ...ORDERS.oldest,
    ...cursorClause('oldest', after),
    ['limit', limit],
  ]);
}

/** More marks of one reader on one page than this are not returned. */
const MOST_MARKS = 500;

/** Ids of what a user wrote on a page and has not deleted. Throws StoreUnavailableError. */
export async function ownCommentIds(uid: string, page: CommentPage): Promise<string[]> {
  const of = (collection: string) =>
    queryValues('main', collection, StoredCommentSchema, [
      ['where', 'uid', '==', uid],
      ['where', 'page', '==', page.key],
      ['limit', MOST_MARKS],
    ]);
  const [comments, replies] = await Promise.all([of('comments'), of('replies')]);
  return [...comments, ...replies].filter(({ state }) => state !== 'deleted').map(({ id }) => id);
}

/** Ids of what a user likes on a page. Throws StoreUnavailableError. */
export async function likedCommentIds(uid: string, page: CommentPage): Promise<string[]> {
  const likes = await queryValues('main', 'likes', LikeSchema, [
    ['where', 'uid', '==', uid],
    ['where', 'page', '==', page.key],
    ['limit', MOST_MARKS],
  ]);
  return likes.map(({ id }) => id);
}

/** Since when a user may not write, and who decided it; null: they may. Throws StoreUnavailableError. */
export function readBan(uid: string): Promise<v.InferOutput<typeof StoredBanSchema> | null> {
  return readDocument('main', banPath(uid), StoredBanSchema);
}

/** Whether a user may not write. Throws StoreUnavailableError. */
export async function isBanned(uid: string): Promise<boolean> {
  return (await readBan(uid)) !== null;
}
