import { cacheTag } from '../../domain/page/cache-tags';
import type { CommentPage } from '../../domain/people/comments/comment-page';
import { isListed, refusesDelete, refusesEdit, type CommentRefusal, type CommentState } from '../../domain/people/comments/comment-rules';
import type { PlayerMark } from '../../domain/play/cosmetics';
import { fail, ok, type Result } from '../../domain/values/result';
import { countInTransaction, countingTransaction, settleCounts, type CountingTransaction } from './counters';
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
import { type DocumentPath } from '../core/document-path';
import { KeyedBatcher } from '../core/keyed-batcher';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * Every change of comments and their counters, each in one transaction: all of
 * it or nothing, however many write at once. What very many change (a page's
 * count, a comment's likes and replies) goes through `counters`.
 *
 * All functions throw StoreUnavailableError.
 */

/** Comments of a page and likes of a comment are one transaction a second of this process, however many comment or like (docs/decisions/0036). */
const EVERY_MS = 1_000;
const BURST = 3;
const MOST = 200;

export type CommentWriteRefusal = CommentRefusal | 'banned' | 'missing' | 'taken';

export type CommentDraft = {
  readonly id: string;
  readonly page: CommentPage;
  readonly parentId: string | null;
  readonly uid: string;
  readonly name: string;
  /** The author's own colour; '' or absent for none. */
  readonly color?: string;
  /** How the author appears in the prediction game; null or absent for none. */
  readonly player?: PlayerMark | null;
  readonly admin: boolean;
  readonly text: string;
  /** ISO instant. */
  readonly createdAt: string;
};

function commentOf({ id, page, parentId, uid, name, color = '', player = null, admin, text, createdAt }: CommentDraft): StoredComment {
  return {
    id,
    category: page.category,
    page: page.key,
    url: page.url,
    parentId,
    uid,
    name,
    color,
    player,
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

/** Whether a reply is below a comment that is not visible on its page. Not read in the transaction: many may answer the same comment at once. It cannot vanish, only stop showing. */
async function isOrphaned({ parentId, page }: CommentDraft): Promise<boolean> {
  const parent = parentId === null ? null : await readComment(parentId);
  return parentId !== null && (parent === null || parent.parentId !== null || parent.page !== page.key || parent.state !== 'shown');
}

type CommentOutcome = Result<StoredComment, CommentWriteRefusal>;

async function addAll(drafts: readonly CommentDraft[]): Promise<() => Promise<CommentOutcome[]>> {
  const [first] = drafts;
  if (!first) return () => Promise.resolve([]);
  const { category, key, url } = first.page;
  const [ids, uids] = [drafts.map(({ id }) => id), drafts.map(({ uid }) => uid)];
  const orphaned = await Promise.all(drafts.map(isOrphaned));
  const counters = drafts.flatMap(({ parentId }) => countersOf({ page: key, parentId }));
  const { result, pending } = await countInTransaction(cacheTag.comments(key), counters, async (inside) => {
    const [comments, replies, bans] = await Promise.all([
      inside.readAll(ids.map(commentPath), StoredCommentSchema),
      inside.readAll(ids.map(replyPath), StoredCommentSchema),
      inside.readAll(uids.map(banPath), StoredBanSchema),
    ]);
    const outcomes = drafts.map((draft, index): CommentOutcome => {
      const known = comments[index] ?? replies[index];
      if (known) return known.uid === draft.uid ? ok(known) : fail('taken');
      if (bans[index]) return fail('banned');
      if (orphaned[index]) return fail('gone');
      const comment = commentOf(draft);
      inside.set(pathOf(comment), comment);
      return ok(comment);
    });
    const added = drafts.filter((_draft, index) => !comments[index] && !replies[index] && outcomes[index]?.ok);
    for (const { parentId } of added) {
      if (parentId !== null) inside.count(commentPath(parentId), { replies: 1 });
      inside.count(countPath(key), { count: 1 }, { category, url });
    }
    return outcomes;
  });
  return () => settleCounts(pending).then(() => result);
}

/** Comments gathered by the page's key. */
const gatheredComments = new KeyedBatcher<CommentDraft, CommentOutcome>({
  everyMs: EVERY_MS,
  burst: BURST,
  most: MOST,
  subjectOf: ({ id }) => [id],
  run: (_page, drafts) => addAll(drafts),
});

/**
 * Stores a comment or reply. The same author sending the same id again gets what
 * is stored already; another author's id is `taken`. A reply to what does not show
 * on that page is `gone`.
 */
export function addComment(draft: CommentDraft): Promise<CommentOutcome> {
  return gatheredComments.do(draft.page.key, draft);
}

/** Replaces the text of a comment, within the time for it. */
export async function editComment(
  id: string,
  { uid, text, now }: { readonly uid: string; readonly text: string; readonly now: number },
): Promise<CommentOutcome> {
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

/** The counters of a visible comment: its page's, and that of the comment it replies to. */
export function countersOf({ page, parentId }: Pick<StoredComment, 'page' | 'parentId'>): DocumentPath[] {
  return [countPath(page), ...(parentId === null ? [] : [commentPath(parentId)])];
}

/**
 * Gives a comment another state, with everything that counts it (`countersOf`),
 * and ends its stay in the moderators' queue.
 */
export async function changeState(
  inside: CountingTransaction,
  comment: StoredComment,
  state: CommentState,
  more: Partial<StoredComment> = {},
): Promise<void> {
  const queue = queuePath(comment.id);
  const queued = await inside.read(queue, QueueSchema);
  const change = Number(state === 'shown') - Number(comment.state === 'shown');
  inside.merge(pathOf(comment), { hiddenAt: null, ...more, state, listed: isListed(state, comment.replies) });
  if (change !== 0) inside.count(countPath(comment.page), { count: change });
  if (change !== 0 && comment.parentId !== null) inside.count(commentPath(comment.parentId), { replies: change });
  if (queued !== null && state !== 'shown') inside.merge(queue, { open: false });
}

/** Deletes an author's own comment: its text and name are gone, its place stays while replies show. Deleting twice is harmless. */
export async function deleteComment(id: string, uid: string): Promise<CommentOutcome> {
  const known = await readComment(id);
  if (known === null) return fail('missing');
  return countingTransaction(cacheTag.comments(known.page), countersOf(known), async (inside) => {
    const comment = await inside.read(pathOf(known), StoredCommentSchema);
    if (comment === null) return fail('missing');
    const refusal = refusesDelete(comment, uid);
    if (refusal !== null) return fail(refusal);
    if (comment.state === 'deleted') return ok(comment);
    const gone = { text: '', name: '', color: '', player: null, admin: false, editedAt: null } as const;
    await changeState(inside, comment, 'deleted', gone);
    return ok({ ...comment, ...gone, state: 'deleted' });
  });
}

type Like = { readonly uid: string; readonly liked: boolean };

async function likeAll(id: string, likes: readonly Like[]): Promise<() => Promise<CommentOutcome[]>> {
  // Not read in the transaction: a whole arena may like the same comment.
  const comment = await readComment(id);
  if (comment === null) return () => Promise.resolve(likes.map(() => fail('missing')));
  const uids = likes.map(({ uid }) => uid);
  const paths = uids.map((uid) => likePath(id, uid));
  const { result, pending } = await countInTransaction(cacheTag.comments(comment.page), [pathOf(comment)], async (inside) => {
    const [known, bans] = await Promise.all([inside.readAll(paths, LikeSchema), inside.readAll(uids.map(banPath), StoredBanSchema)]);
    let sum = 0;
    const each = likes.map(({ uid, liked }, index): Result<null, CommentWriteRefusal> => {
      if (liked && comment.state !== 'shown') return fail('gone');
      if (Boolean(known[index]) === liked) return ok(null);
      if (liked && bans[index]) return fail('banned');
      if (liked) inside.set(likePath(id, uid), { id, uid, page: comment.page });
      else inside.remove(likePath(id, uid));
      sum += liked ? 1 : -1;
      return ok(null);
    });
    if (sum !== 0) inside.count(pathOf(comment), { likes: sum });
    return { outcomes: each, change: sum };
  });
  return async () => {
    await settleCounts(pending);
    const after = (result.change === 0 ? null : await readComment(id)) ?? comment;
    return result.outcomes.map((outcome) => (outcome.ok ? ok(after) : outcome));
  };
}

/** Likes gathered by the comment's id. */
const gatheredLikes = new KeyedBatcher<Like, CommentOutcome>({
  everyMs: EVERY_MS,
  burst: BURST,
  most: MOST,
  subjectOf: ({ uid }) => [uid],
  run: likeAll,
});

/** Likes a comment or takes the like back; doing either twice is harmless. Answers the comment with its likes as they are then. */
export function likeComment(id: string, like: Like): Promise<CommentOutcome> {
  return gatheredLikes.do(id, like);
}
