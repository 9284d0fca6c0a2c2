import * as v from 'valibot';
import { renewSession } from '../../lib/client/auth/session';
import { loadJson, LoadError } from '../../lib/client/use-json';
import { LOAD_TIMEOUT_SECONDS } from '../../lib/domain/constants';
import {
  CommentSchema,
  OwnMarksSchema,
  ReplySchema,
  type Comment,
  type OwnMarks,
  type Reply,
} from '../../lib/domain/people/comments/comment';
import { commentPageOf } from '../../lib/domain/people/comments/comment-page';
import type { ReportReason } from '../../lib/domain/people/comments/comment-rules';
import { paths } from '../../lib/domain/paths';
import { fail, ok, type Result } from '../../lib/domain/result';

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
const ErrorSchema = v.object({ error: v.object({ code: v.string() }) });
const UNREACHABLE: CommentFailure = { kind: 'unreachable', waitSeconds: 0 };

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function attempt(method: Method, path: string, body: unknown): Promise<{ readonly response: Response; readonly answer: unknown }> {
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
  });
  const answer: unknown = await response.json().catch(() => null);
  return { response, answer };
}

/** A write whose answer fits the schema. A session that has run out is renewed once. */
export async function sendWrite<Value>(
  method: Method,
  path: string,
  body: unknown,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Result<Value, CommentFailure>> {
  try {
    let { response, answer } = await attempt(method, path, body);
    if (response.status === 401 && (await renewSession())) ({ response, answer } = await attempt(method, path, body));
    if (response.ok) {
      const parsed = v.safeParse(schema, answer);
      return parsed.success ? ok(parsed.output) : fail(UNREACHABLE);
    }
    const refused = v.safeParse(ErrorSchema, answer);
    const kind = (refused.success ? KINDS[refused.output.error.code] : undefined) ?? 'unreachable';
    const waitSeconds = kind === 'tooFast' ? Number(response.headers.get('Retry-After') ?? '5') || 5 : 0;
    return fail({ kind, waitSeconds });
  } catch {
    return fail(UNREACHABLE);
  }
}

const WrittenSchema = v.object({ comment: v.union([CommentSchema, ReplySchema]) });
const LikedSchema = v.object({ liked: v.boolean(), likes: v.number() });
const AnythingSchema = v.unknown();

export type NewComment = { readonly id: string; readonly url: string; readonly text: string; readonly parentId: string | null };

/** Sends a comment or reply; the same id again is harmless. */
export async function sendComment({ id, url, text, parentId }: NewComment): Promise<Result<Comment | Reply, CommentFailure>> {
  const category = commentPageOf(url)?.category;
  const sent = await sendWrite(
    'POST',
    paths.api.sendComment(),
    { id, category, url, text, ...(parentId === null ? {} : { parentId }) },
    WrittenSchema,
  );
  return sent.ok ? ok(sent.value.comment) : sent;
}

export async function changeComment(id: string, text: string): Promise<Result<Comment | Reply, CommentFailure>> {
  const changed = await sendWrite('PATCH', paths.api.comment(id), { text }, WrittenSchema);
  return changed.ok ? ok(changed.value.comment) : changed;
}

export function removeComment(id: string): Promise<Result<unknown, CommentFailure>> {
  return sendWrite('DELETE', paths.api.comment(id), {}, AnythingSchema);
}

/** Likes a comment or takes the like back; answers how many like it. */
export function likeComment(
  id: string,
  liked: boolean,
): Promise<Result<{ readonly liked: boolean; readonly likes: number }, CommentFailure>> {
  return sendWrite(liked ? 'PUT' : 'DELETE', paths.api.commentLike(id), {}, LikedSchema);
}

export function reportComment(id: string, reason: ReportReason, note: string): Promise<Result<unknown, CommentFailure>> {
  return sendWrite('POST', paths.api.commentReport(id), { reason, note }, AnythingSchema);
}

/** What the signed-in reader did on a page. A session that has run out is renewed once. Rejects with LoadError. */
export async function loadOwnMarks(url: string): Promise<OwnMarks> {
  const load = () => loadJson(paths.api.ownComments(url), OwnMarksSchema);
  return load().catch(async (error: unknown) => {
    if (error instanceof LoadError && error.status === 401 && (await renewSession())) return load();
    throw error;
  });
}
