import { FieldValue } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import type { CommentPage } from '../../domain/people/comments/comment-page';
import { isListed, refusesDelete, refusesEdit, type CommentRefusal, type CommentState } from '../../domain/people/comments/comment-rules';
import { fail, ok, type Result } from '../../domain/result';
import {
  banPath,
  commentPath,
  countPath,
  likePath,
  LikeSchema,
  pathOf,
  readComment,
  replyPath,
  StoredBanSchema,
  StoredCommentSchema,
  type StoredComment,
} from './comment-document';
import { queuePath, QueueSchema } from './report-document';
import { transaction, type StoreTransaction } from '../core/transaction';

/**
 * Every change of comments and their counters, each in one transaction: all of
 * it or nothing, however many write at once. What very many change (a page's
 * count, a comment's likes and replies) is added to without being read, so
 * nobody waits for it (see `transaction`).
 *
 * All functions throw StoreUnavailableError.
 */

/**
 * Comments and likes of this process that are under way; a match that ends brings hundreds in a second.
 * The others wait here, where waiting costs nothing, and not with every deadline
 * running against a store that does them one after the other anyway.
 */
const oneOfFew = pLimit(10);

export type CommentWriteRefusal = CommentRefusal | 'banned' | 'missing' | 'taken';

export type CommentDraft = {
  readonly id: string;
  readonly page: CommentPage;
  readonly parentId: string | null;
  readonly uid: string;
  readonly name: string;
  /** '' or absent: none. */
  readonly color?: string;
  readonly admin: boolean;
  readonly text: string;
  /** ISO instant. */
  readonly createdAt: string;
};

function commentOf({ id, page, parentId, uid, name, color = '', admin, text, createdAt }: CommentDraft): StoredComment {
  return {
    id,
    category: page.category,
    page: page.key,
    url: page.url,
    parentId,
    uid,
    name,
    color,
    admin,
    text,
    createdAt,
    editedAt: null,
    state: 'shown',
    likes: 0,
    replies: 0,
    listed: true,
  };
}

async function isBannedInside({ read }: StoreTransaction, uid: string): Promise<boolean> {
  return (await read(banPath(uid), StoredBanSchema)) !== null;
}

async function readInside({ read }: StoreTransaction, id: string): Promise<StoredComment | null> {
  const [comment, reply] = await Promise.all([read(commentPath(id), StoredCommentSchema), read(replyPath(id), StoredCommentSchema)]);
  return comment ?? reply;
}

/**
 * Keeps a comment or reply. The same author sending the same id again gets what
 * is kept already; another author's id is `taken`. A reply to what does not show
 * on that page is `gone`.
 */
export function addComment(draft: CommentDraft): Promise<Result<StoredComment, CommentWriteRefusal>> {
  return oneOfFew(() => add(draft));
}

async function add(draft: CommentDraft): Promise<Result<StoredComment, CommentWriteRefusal>> {
  const { id, page, parentId, uid } = draft;
  // Not read in the transaction: many may answer the same comment at once. It cannot vanish, only stop showing.
  const parent = parentId === null ? null : await readComment(parentId);
  const orphaned =
    parentId !== null && (parent === null || parent.parentId !== null || parent.page !== page.key || parent.state !== 'shown');
  return transaction('main', async (inside) => {
    const known = await readInside(inside, id);
    if (known !== null) return known.uid === uid ? ok(known) : fail('taken');
    if (await isBannedInside(inside, uid)) return fail('banned');
    if (orphaned) return fail('gone');
    const comment = commentOf(draft);
    inside.set(pathOf(comment), comment);
    if (parentId !== null) inside.merge(commentPath(parentId), { replies: FieldValue.increment(1), listed: true });
    inside.merge(countPath(page.key), { category: page.category, url: page.url, count: FieldValue.increment(1) });
    return ok(comment);
  });
}

/** Puts another text in place, within the time for it. */
export async function editComment(
  id: string,
  { uid, text, now }: { readonly uid: string; readonly text: string; readonly now: number },
): Promise<Result<StoredComment, CommentWriteRefusal>> {
  return transaction('main', async (inside) => {
    const comment = await readInside(inside, id);
    if (comment === null) return fail('missing');
    const refusal = refusesEdit(comment, uid, now);
    if (refusal !== null) return fail(refusal);
    if (await isBannedInside(inside, uid)) return fail('banned');
    if (comment.text === text) return ok(comment);
    const changed = { text, editedAt: new Date(now).toISOString() };
    inside.merge(pathOf(comment), changed);
    return ok({ ...comment, ...changed });
  });
}

/** What a change of state means for the counters: the comment's page, and the comment that a reply stands below. */
async function countsOf({ read, merge }: StoreTransaction, comment: StoredComment, state: CommentState): Promise<() => void> {
  const change = Number(state === 'shown') - Number(comment.state === 'shown');
  if (change === 0) return () => undefined;
  const { parentId } = comment;
  const parent = parentId === null ? null : await read(commentPath(parentId), StoredCommentSchema);
  return () => {
    merge(countPath(comment.page), { count: FieldValue.increment(change) });
    if (parent === null) return;
    merge(commentPath(parent.id), { replies: FieldValue.increment(change), listed: isListed(parent.state, parent.replies + change) });
  };
}

/**
 * Gives a comment another state, with everything that counts it, and ends its
 * stay in the moderators' queue. Firestore wants all reads first: this reads, and
 * answers how to write.
 */
export async function stateChange(
  inside: StoreTransaction,
  comment: StoredComment,
  state: CommentState,
): Promise<(more?: Partial<StoredComment>) => void> {
  const queue = queuePath(comment.id);
  const [count, queued] = await Promise.all([countsOf(inside, comment, state), inside.read(queue, QueueSchema)]);
  return (more = {}) => {
    inside.merge(pathOf(comment), { hiddenAt: null, ...more, state, listed: isListed(state, comment.replies) });
    count();
    if (queued !== null && state !== 'shown') inside.merge(queue, { open: false });
  };
}

/** Deletes an author's own comment: its text and name are gone, its place stays while replies show. Deleting twice is harmless. */
export async function deleteComment(id: string, uid: string): Promise<Result<StoredComment, CommentWriteRefusal>> {
  return transaction('main', async (inside) => {
    const comment = await readInside(inside, id);
    if (comment === null) return fail('missing');
    const refusal = refusesDelete(comment, uid);
    if (refusal !== null) return fail(refusal);
    if (comment.state === 'deleted') return ok(comment);
    const gone = { text: '', name: '', color: '', admin: false, editedAt: null } as const;
    const write = await stateChange(inside, comment, 'deleted');
    write(gone);
    return ok({ ...comment, ...gone, state: 'deleted' });
  });
}

type Like = { readonly uid: string; readonly liked: boolean };

/** Likes a comment or takes the like back; doing either twice is harmless. Answers the comment with its likes as they are then. */
export function likeComment(id: string, like: Like): Promise<Result<StoredComment, CommentWriteRefusal>> {
  return oneOfFew(() => changeLike(id, like));
}

async function changeLike(id: string, { uid, liked }: Like): Promise<Result<StoredComment, CommentWriteRefusal>> {
  // Not read in the transaction: a whole arena may like the same comment.
  const comment = await readComment(id);
  if (comment === null) return fail('missing');
  if (liked && comment.state !== 'shown') return fail('gone');
  const path = likePath(id, uid);
  const outcome = await transaction('main', async (inside): Promise<Result<boolean, CommentWriteRefusal>> => {
    const [known, banned] = await Promise.all([inside.read(path, LikeSchema), isBannedInside(inside, uid)]);
    if ((known !== null) === liked) return ok(false);
    if (banned && liked) return fail('banned');
    if (liked) inside.set(path, { id, uid, page: comment.page });
    else inside.remove(path);
    inside.merge(pathOf(comment), { likes: FieldValue.increment(liked ? 1 : -1) });
    return ok(true);
  });
  if (!outcome.ok) return outcome;
  return ok((outcome.value ? await readComment(id) : null) ?? comment);
}
