import { cacheTag } from '../../domain/page/cache-tags';
import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { COMMENT_CATEGORIES } from '../../domain/people/comments/comment-page';
import { COMMENT_ID } from '../../domain/people/comments/comment-order';
import { REPORT_REASONS } from '../../domain/people/comments/comment-rules';
import { commentText } from '../../domain/people/comments/comment-text';
import { withoutDirectionControls } from '../../domain/people/comments/direction';
import { COMMENT_RATES, REPORT_NOTE_MAX_LENGTH } from '../../domain/people/comments/limits';
import type { Result } from '../../domain/values/result';
import type { Session } from '../../domain/people/session';
import { readComment, type StoredComment } from '../../store/people/comment-document';
import { addComment, deleteComment, editComment, likeComment, type CommentWriteRefusal } from '../../store/people/comment-writes';
import { reportComment } from '../../store/people/report-document';
import { ApiError, type ApiErrorCode } from '../api-error';
import { queryValue, type ApiAnswer } from '../api/api-route';
import { writes } from '../api/api-write';
import { purgeSoon } from '../purge-soon';
import { consumeRate, countedOnce } from '../api/rate-limit';
import { playerMarkOf } from './player-marks';
import { siteNow } from '../site-clock';
import { authorOf, demandPage, pageExists, publicComment, publicReply } from './comment-answers';

/** 2,000 characters of four bytes, as JSON may escape them. */
const MAX_BYTES = 32_768;
/** The most characters of the page's address, slug included. */
const PAGE_URL_MAX_LENGTH = 1_024;
/**
 * For one address and for one user, checked first: many users of an arena share
 * one address. Each route has its own limit by user on top.
 */
const LIMIT = { points: 600, seconds: 60 };

const REFUSALS: Readonly<Record<CommentWriteRefusal, readonly [ApiErrorCode, string]>> = {
  missing: ['not-found', 'There is no such comment.'],
  gone: ['gone', 'This comment is no longer there.'],
  'not-author': ['forbidden', 'Only its author may do that.'],
  own: ['forbidden', 'This comment is your own.'],
  'too-late': ['too-late', 'The time to change this comment is over.'],
  banned: ['banned', 'You may not write comments any more.'],
  taken: ['conflict', 'There is another comment with this id.'],
};

/** The comment after a write, whose page's answers are purged; throws why a write was refused. */
function outcome(result: Result<StoredComment, CommentWriteRefusal>): StoredComment {
  if (!result.ok) throw new ApiError(...REFUSALS[result.error]);
  purgeSoon([cacheTag.comments(result.value.page)]);
  return result.value;
}

function answerWith(comment: StoredComment): ApiAnswer {
  return { body: { comment: comment.parentId === null ? publicComment(comment, []) : publicReply(comment) } };
}

export function demandCommentId(request: NextApiRequest): string {
  const id = queryValue(request, 'id') ?? '';
  if (!COMMENT_ID.test(id)) throw new ApiError('not-found', 'There is no such comment.');
  return id;
}

function demandText(typed: string): string {
  const text = commentText(typed);
  if (!text.ok) throw new ApiError('invalid', `Not a comment: ${text.error}.`, { field: 'text' });
  return text.value;
}

function demandNotBanned({ banned }: Session): void {
  if (banned) throw new ApiError(...REFUSALS.banned);
}

const CommentIdSchema = v.pipe(v.string(), v.regex(COMMENT_ID, 'An id takes 8 to 64 letters, digits, "_" or "-".'));

/**
 * `POST /api/comments`: stores a comment, or a reply with `parentId`. The id
 * makes a retry harmless: its author gets the same comment again, which counts
 * against no limit; another author gets 409.
 */
export const postComment = writes({
  name: 'comment',
  schema: v.object({
    id: CommentIdSchema,
    category: v.picklist(COMMENT_CATEGORIES),
    url: v.pipe(v.string(), v.maxLength(PAGE_URL_MAX_LENGTH)),
    text: v.string(),
    parentId: v.optional(v.nullable(CommentIdSchema), null),
  }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'verified',
  write: async ({ id, category, url, text: typed, parentId }, { session }) => {
    const page = demandPage(url);
    if (page.category !== category) throw new ApiError('invalid', 'category does not fit the url.', { field: 'category' });
    const text = demandText(typed);
    const known = await readComment(id);
    if (known !== null) {
      if (known.uid !== session.uid) throw new ApiError(...REFUSALS.taken);
      return answerWith(known);
    }
    demandNotBanned(session);
    if (!(await pageExists(page))) throw new ApiError('not-found', 'There is no such page.');
    return countedOnce(`comment-user:${session.uid}`, [COMMENT_RATES.comment, COMMENT_RATES.commentHourly], async () => {
      const draft = {
        id,
        page,
        parentId,
        uid: session.uid,
        ...(await authorOf(session.uid)),
        player: await playerMarkOf(session.uid),
        admin: session.admin,
        text,
        createdAt: new Date(siteNow()).toISOString(),
      };
      return answerWith(outcome(await addComment(draft)));
    });
  },
});

/** `PATCH /api/comments/{id}` `{text}`: by its author, within the time for it. */
export const patchComment = writes({
  name: 'comment-edit',
  schema: v.object({ text: v.string() }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'verified',
  write: async ({ text: typed }, { request, session }) => {
    const id = demandCommentId(request);
    demandNotBanned(session);
    await consumeRate(`comment-edit-user:${session.uid}`, COMMENT_RATES.edit);
    const text = demandText(typed);
    return answerWith(outcome(await editComment(id, { uid: session.uid, text, now: siteNow() })));
  },
});

/** `DELETE /api/comments/{id}` `{}`: by its author, at any time, also when banned. */
export const removeComment = writes({
  name: 'comment-delete',
  schema: v.object({}),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'user',
  write: async (_input, { request, session }) => answerWith(outcome(await deleteComment(demandCommentId(request), session.uid))),
});

function like(liked: boolean) {
  return writes({
    name: liked ? 'comment-like' : 'comment-unlike',
    schema: v.object({}),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'verified',
    write: async (_input, { request, session }) => {
      const id = demandCommentId(request);
      if (liked) demandNotBanned(session);
      await consumeRate(`comment-like-user:${session.uid}`, COMMENT_RATES.like);
      const { likes } = outcome(await likeComment(id, { uid: session.uid, liked }));
      return { body: { id, liked, likes } };
    },
  });
}

/** `PUT /api/comments/{id}/like` `{}`: once a user. */
export const putLike = like(true);
/** `DELETE /api/comments/{id}/like` `{}`. */
export const removeLike = like(false);

/** `POST /api/comments/{id}/report` `{reason, note?}`: once a user; the second one changes nothing. */
export const postReport = writes({
  name: 'comment-report',
  schema: v.object({
    reason: v.picklist(REPORT_REASONS),
    note: v.optional(v.pipe(v.string(), v.transform(withoutDirectionControls), v.trim(), v.maxLength(REPORT_NOTE_MAX_LENGTH)), ''),
  }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'verified',
  write: async ({ reason, note }, { request, session }) => {
    const id = demandCommentId(request);
    demandNotBanned(session);
    await consumeRate(`comment-report-user:${session.uid}`, COMMENT_RATES.report);
    const reported = await reportComment(id, { uid: session.uid, reason, note, at: new Date(siteNow()).toISOString() });
    if (!reported.ok) throw new ApiError(...REFUSALS[reported.error]);
    return { body: { ok: true } };
  },
});
