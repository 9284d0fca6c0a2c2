import { matchOfRecap } from '../../domain/news/news';
import { cacheTag } from '../../domain/page/cache-tags';
import { authorName } from '../../domain/people/comments/author-name';
import type { Comment, CommentList, OwnMarks, Reply, ReplyList } from '../../domain/people/comments/comment';
import { type CommentPlace, type CommentSort, commentCursor, commentPlace } from '../../domain/people/comments/comment-order';
import { type CommentPage, commentPageOf } from '../../domain/people/comments/comment-page';
import { COMMENTS_PER_PAGE, REPLIES_PER_PAGE, REPLIES_SHOWN } from '../../domain/people/comments/limits';
import { isEmail } from '../../domain/values/validation';
import { readMatchDocument } from '../../store/models/match-documents';
import { readArticle } from '../../store/models/site-documents';
import {
  type StoredComment,
  isBanned,
  likedCommentIds,
  listComments,
  listReplies,
  ownCommentIds,
  readCommentCount,
} from '../../store/people/comment-document';
import { reportedCommentIds } from '../../store/people/report-document';
import { readUserData } from '../../store/people/user-document';
import { ApiError } from '../api-error';
import { type ApiAnswer, type ApiHandler, queryValue } from '../api/api-route';
import type { Lifetime } from '../cache-lifetimes';
import { demandSession } from '../session/session';

/** The page of an address from a request; throws `bad-request` for any that has no comments. */
export function demandPage(url: string | null): CommentPage {
  const page = commentPageOf(url ?? '');
  if (page === null) throw new ApiError('invalid', 'url must be /match/{id} or /news/{id}.', { field: 'url' });
  return page;
}

/** Whether a page with comments exists. One read. */
export async function pageExists({ category, id }: CommentPage): Promise<boolean> {
  if (category === 'match') return (await readMatchDocument(Number(id))) !== null;
  const matchId = matchOfRecap(id);
  if (matchId !== null) return (await readMatchDocument(matchId))?.match.status === 'finished';
  return (await readArticle(id)) !== null;
}

/** A comment as everybody may read it: no user id, and no deleted or hidden text. */
function shared({ id, category, url, name, color = '', player = null, admin, text, createdAt, editedAt, state, likes }: StoredComment) {
  const deleted = state !== 'shown';
  const said = deleted ? { name: '', color: '', admin: false, text: '', editedAt: null } : { name, color, admin, text, editedAt };
  return { id, category, url, createdAt, deleted, likes, ...said, ...(deleted || player === null ? {} : { player }) };
}

export function publicReply(reply: StoredComment): Reply {
  return { ...shared(reply), parentId: reply.parentId ?? '' };
}

export function publicComment(comment: StoredComment, firstReplies: readonly StoredComment[]): Comment {
  const last = firstReplies.at(-1);
  return {
    ...shared(comment),
    parentId: null,
    replies: comment.replies,
    firstReplies: firstReplies.map(publicReply),
    moreReplies: last && comment.replies > firstReplies.length ? commentCursor(last) : null,
  };
}

/** A page of a list that was read with one item more than it shows, and the cursor of the next page. */
function pageOfList<Item extends CommentPlace>(
  found: readonly Item[],
  size: number,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: last && found.length > size ? commentCursor(last) : null };
}

/** Every write purges answers; the few seconds bound what a lost purge costs. */
const LIFETIME: Lifetime = { fresh: 10, stale: 1, error: 600, browser: 0 };
const MOST_REPORTS = 200;

/** The name of a user for others, beside their comments and in the game, and the colour beside it ('' for none). */
export async function authorOf(uid: string): Promise<{ readonly name: string; readonly color: string }> {
  const [{ user }, banned] = await Promise.all([readUserData(uid), isBanned(uid)]);
  return { name: authorName({ uid, summonerName: user.summonerName, isBanned: banned }), color: user.color };
}

/** A player's name in the prediction game: as in their account there, which not everybody has yet. */
export async function playerName(uid: string, account: { readonly name: string } | null | undefined): Promise<string> {
  return account?.name || (await authorOf(uid)).name;
}

/** Replies are read only where there are any. */
async function firstReplies({ id, replies }: StoredComment): Promise<StoredComment[]> {
  return replies === 0 ? [] : listReplies(id, { after: null, limit: REPLIES_SHOWN });
}

async function repliesAnswer(parentId: string, after: CommentPlace | null): Promise<ReplyList> {
  const { items, next } = pageOfList(await listReplies(parentId, { after, limit: REPLIES_PER_PAGE + 1 }), REPLIES_PER_PAGE);
  return { comments: items.map(publicReply), next };
}

type CommentsQuery = {
  readonly url: string | null;
  readonly sort: CommentSort;
  readonly cursor: string | null;
  readonly parent: string | null;
};

/**
 * `GET /api/comments?url=/match/1&sort=newest|oldest|liked&cursor=`: a page of
 * comments with their first replies, the same for every reader. With `parent`:
 * further replies of that comment. Reads a document each, and the counter.
 */
export async function commentsAnswer({ url, sort, cursor, parent }: CommentsQuery): Promise<ApiAnswer> {
  const page = demandPage(url);
  const after = cursor === null ? null : commentPlace(cursor);
  const cached = { lifetime: LIFETIME, tags: [cacheTag.comments(page.key)] };
  if (parent !== null) return { body: await repliesAnswer(parent, after), ...cached };
  const [found, numComments] = await Promise.all([
    listComments(page, { sort, after, limit: COMMENTS_PER_PAGE + 1 }),
    readCommentCount(page),
  ]);
  const { items, next } = pageOfList(found, COMMENTS_PER_PAGE);
  const replies = await Promise.all(items.map(firstReplies));
  const body: CommentList = { comments: items.map((comment, index) => publicComment(comment, replies[index] ?? [])), next, numComments };
  return { body, ...cached };
}

/** `GET /api/comments/mine?url=`: what the signed-in reader wrote, likes and reported on a page, and under which name. Never cached; 401 for a visitor. */
export const getOwnMarks: ApiHandler = async (request) => {
  const session = await demandSession(request, 'user');
  const page = demandPage(queryValue(request, 'url'));
  const { uid, email, emailVerified, admin } = session;
  const [own, liked, reported, banned, { name }] = await Promise.all([
    ownCommentIds(uid, page),
    likedCommentIds(uid, page),
    reportedCommentIds(uid, page.key, MOST_REPORTS),
    isBanned(uid),
    authorOf(uid),
  ]);
  const body: OwnMarks = {
    own,
    liked,
    reported,
    banned: banned || session.banned,
    name,
    emailVerified,
    hasEmail: email !== null && isEmail(email),
    admin,
  };
  return { body };
};
