import * as v from 'valibot';
import { signedInRequest } from '../auth/signed-in-request';
import type { AnswerSchema, RequestFailure } from '../requests/request';
import { CommentSchema, OwnMarksSchema, ReplySchema, type Comment, type OwnMarks, type Reply } from '../../domain/people/comments/comment';
import { isRecord } from '../../domain/values/is-record';
import { commentPageOf } from '../../domain/people/comments/comment-page';
import type { ReportReason } from '../../domain/people/comments/comment-rules';
import { paths } from '../../domain/page/paths';
import { fail, ok, type Result } from '../../domain/values/result';

/** Why a write did not go through. Texts: `comments.failed.<kind>`. */
export type CommentFailure = {
  readonly kind: 'signIn' | 'unverified' | 'banned' | 'tooFast' | 'gone' | 'tooLate' | 'invalid' | 'refused' | 'unreachable';
  /** Seconds until the next attempt can succeed; 0 where waiting does not matter. */
  readonly waitSeconds: number;
};

const KINDS: Readonly<Record<string, CommentFailure['kind']>> = {
  unauthenticated: 'signIn',
  unverified: 'unverified',
  banned: 'banned',
  'rate-limited': 'tooFast',
  gone: 'gone',
  'not-found': 'gone',
  'too-late': 'tooLate',
  invalid: 'invalid',
  forbidden: 'refused',
  conflict: 'refused',
};

/** The failure as a reader understands it. */
function commentFailure({ code, retryAfterSeconds }: RequestFailure): CommentFailure {
  const kind = KINDS[code] ?? 'unreachable';
  return { kind, waitSeconds: kind === 'tooFast' ? (retryAfterSeconds ?? 5) : 0 };
}

/** A write whose answer fits the schema. */
async function write<Value>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  schema: AnswerSchema<Value>,
): Promise<Result<Value, CommentFailure>> {
  const answer = await signedInRequest(path, schema, { method, body });
  return answer.ok ? answer : fail(commentFailure(answer.error));
}

const WrittenSchema = v.object({ comment: v.union([CommentSchema, ReplySchema]) });
const LikedSchema = v.object({ liked: v.boolean(), likes: v.number() });

type NewComment = { readonly id: string; readonly url: string; readonly text: string; readonly parentId: string | null };

/** Sends a comment or reply; the same id again is harmless. */
export async function sendComment({ id, url, text, parentId }: NewComment): Promise<Result<Comment | Reply, CommentFailure>> {
  const category = commentPageOf(url)?.category;
  const sent = await write(
    'POST',
    paths.api.sendComment(),
    { id, category, url, text, ...(parentId === null ? {} : { parentId }) },
    WrittenSchema,
  );
  return sent.ok ? ok(sent.value.comment) : sent;
}

export async function changeComment(id: string, text: string): Promise<Result<Comment | Reply, CommentFailure>> {
  const changed = await write('PATCH', paths.api.comment(id), { text }, WrittenSchema);
  return changed.ok ? ok(changed.value.comment) : changed;
}

export function requestRemoval(id: string): Promise<Result<unknown, CommentFailure>> {
  return write('DELETE', paths.api.comment(id), {}, isRecord);
}

/** Likes a comment or takes the like back; answers how many like it. */
export function requestLike(
  id: string,
  liked: boolean,
): Promise<Result<{ readonly liked: boolean; readonly likes: number }, CommentFailure>> {
  return write(liked ? 'PUT' : 'DELETE', paths.api.commentLike(id), {}, LikedSchema);
}

export function requestReport(id: string, reason: ReportReason, note: string): Promise<Result<unknown, CommentFailure>> {
  return write('POST', paths.api.commentReport(id), { reason, note }, isRecord);
}

/** What the signed-in reader did on a page. Rejects with RequestFailure. */
export async function loadOwnMarks(url: string): Promise<OwnMarks> {
  const marks = await signedInRequest(paths.api.ownComments(url), OwnMarksSchema);
  if (!marks.ok) throw marks.error;
  return marks.value;
}
