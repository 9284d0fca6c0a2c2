import { cacheTag } from '../../domain/page/cache-tags';
import * as v from 'valibot';
import type { Author, HiddenList, ModeratedComment, QueuedReport, ReportQueue } from '../../domain/people/comments/comment';
import { commentCursor, commentPlace } from '../../domain/people/comments/comment-order';
import { MODERATIONS, REPORT_REASONS } from '../../domain/people/comments/comment-rules';
import { AUTHOR_NAME_MAX_LENGTH, HIDDEN_COMMENTS_SHOWN, REPORTS_PER_PAGE } from '../../domain/people/comments/limits';
import { isBanned, readComment, type StoredComment } from '../../store/people/comment-document';
import { listBans, listHidden, moderateComment, setBanned } from '../../store/people/comment-moderation';
import { takeName } from '../../store/people/user-document';
import { listQueue, reportNotes, type QueuedComment, type QueuePlace } from '../../store/people/report-document';
import { ApiError } from '../api-error';
import { queryValue, type ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { log } from '../logger';
import { purgeSoon } from '../purge-soon';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { demandCommentId } from './comment-routes';
import { deleteUserComments, updateAuthorNamesSoon } from './user-comments';

const MAX_BYTES = 1_024;
const LIMIT = { points: 300, seconds: 60 };
const NOTES_SHOWN = 5;
const BANS_SHOWN = 200;

async function parentOf({ parentId }: StoredComment): Promise<ModeratedComment['parent']> {
  const parent = parentId === null ? null : await readComment(parentId);
  return parent && { name: parent.name, text: parent.text };
}

async function withContext(comment: StoredComment): Promise<ModeratedComment> {
  const { id, url, uid, name, text, state, createdAt, editedAt, likes } = comment;
  const [parent, banned] = await Promise.all([parentOf(comment), isBanned(uid)]);
  return { comment: { id, url, uid, name, text, state, createdAt, editedAt, likes }, parent, banned };
}

async function withReports({ id, count, reasons, lastAt }: QueuedComment): Promise<QueuedReport[]> {
  const comment = await readComment(id);
  if (comment === null) return [];
  const [subject, notes] = await Promise.all([withContext(comment), reportNotes(id, NOTES_SHOWN)]);
  const given = REPORT_REASONS.map((reason) => ({ reason, count: reasons[reason] ?? 0 })).filter((each) => each.count > 0);
  return [{ ...subject, reports: count, reasons: given, notes, lastAt }];
}

function queuePlaceOf(cursor: string | null): QueuePlace | null {
  if (cursor === null) return null;
  const place = commentPlace(cursor);
  if (place === null) throw new ApiError('bad-request', 'cursor is not one of ours.');
  return { id: place.id, lastAt: place.createdAt };
}

/** `GET /api/admin/reports?cursor=`: comments that wait for a moderator, with what they answer and what was said of them. */
export const getReports: ApiHandler = async (request) => {
  await demandSession(request, 'admin');
  const found = await listQueue(queuePlaceOf(queryValue(request, 'cursor')), REPORTS_PER_PAGE + 1);
  const shown = found.slice(0, REPORTS_PER_PAGE);
  const reports = (await Promise.all(shown.map(withReports))).flat();
  const last = shown.at(-1);
  const next = last && found.length > REPORTS_PER_PAGE ? commentCursor({ likes: 0, createdAt: last.lastAt, id: last.id }) : null;
  const body: ReportQueue = { reports, next };
  return { body };
};

/** `GET /api/admin/hidden`: what moderators hid last, so that it can be brought back. */
export const getHidden: ApiHandler = async (request) => {
  await demandSession(request, 'admin');
  const comments = await Promise.all(
    (await listHidden(HIDDEN_COMMENTS_SHOWN)).map(async (comment) => ({ ...(await withContext(comment)), hiddenAt: comment.hiddenAt })),
  );
  const body: HiddenList = { comments };
  return { body };
};

/** `GET /api/admin/comments/{id}`: its author, who is anonymous on pages. */
export const getAuthor: ApiHandler = async (request) => {
  await demandSession(request, 'admin');
  const comment = await readComment(demandCommentId(request));
  if (comment === null || comment.uid === '') throw new ApiError('not-found', 'There is no such comment, or its author is gone.');
  const { uid, name } = comment;
  const body: Author = { uid, name, banned: await isBanned(uid) };
  return { body };
};

/** `POST /api/admin/comments/{id}` `{action}`: hide, restore, dismiss its reports, or take its author's name. */
export const postModeration = writes({
  name: 'moderate',
  schema: v.object({ action: v.picklist(MODERATIONS) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'admin',
  write: async ({ action }, { request, session }) => {
    const moderated = await moderateComment(demandCommentId(request), action, new Date(siteNow()).toISOString());
    if (!moderated.ok) throw new ApiError('not-found', 'There is no such comment.');
    const { id, uid, page, state } = moderated.value;
    if (action === 'reset-name' && uid !== '') {
      await takeName(uid);
      await updateAuthorNamesSoon(uid);
    }
    purgeSoon([cacheTag.comments(page)]);
    log().info({ moderator: session.uid, comment: id, action }, 'comment moderated');
    return { body: { id, state } };
  },
});

/** `GET /api/admin/bans`: who may not write. */
export const getBans: ApiHandler = async (request) => {
  await demandSession(request, 'admin');
  return { body: { bans: await listBans(BANS_SHOWN) } };
};

/**
 * `POST /api/admin/bans` `{uid, banned, name?, erase?}`: bans a user from writing, which also takes
 * their name from what they wrote, or lifts the ban; `erase` also deletes all their comments and likes.
 */
export const postBan = writes({
  name: 'ban',
  schema: v.object({
    uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
    banned: v.optional(v.boolean(), true),
    name: v.optional(v.pipe(v.string(), v.maxLength(AUTHOR_NAME_MAX_LENGTH)), ''),
    erase: v.optional(v.boolean(), false),
  }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'admin',
  write: async ({ uid, banned, name, erase }, { session }) => {
    if (uid === session.uid) throw new ApiError('forbidden', 'Nobody bans themselves.');
    const erases = banned && erase;
    await setBanned(uid, {
      banned,
      name,
      by: session.uid,
      at: new Date(siteNow()).toISOString(),
      ...(erases ? { erase: { now: Date.now() } } : {}),
    });
    if (erases) await deleteUserComments(uid);
    await updateAuthorNamesSoon(uid);
    log().info({ moderator: session.uid, user: uid, banned, erase }, 'user banned or let in');
    return { body: { uid, banned } };
  },
});
