import { cacheTag } from '../../domain/page/cache-tags';
import { authorName } from '../../domain/people/comments/author-name';
import type { CommentList, OwnMarks, ReplyList } from '../../domain/people/comments/comment';
import { commentPlace, type CommentPlace, type CommentSort } from '../../domain/people/comments/comment-order';
import { COMMENTS_PER_PAGE, REPLIES_PER_PAGE, REPLIES_SHOWN } from '../../domain/people/comments/limits';
import { isEmail } from '../../domain/values/validation';
import {
  isBanned,
  likedCommentIds,
  listComments,
  listReplies,
  ownCommentIds,
  readCommentCount,
  type StoredComment,
} from '../../store/people/comment-document';
import { reportedCommentIds } from '../../store/people/report-document';
import { readUserData } from '../../store/people/user-document';
import { queryValue, type ApiAnswer, type ApiHandler } from '../api/api-route';
import type { Lifetime } from '../pages/cache-lifetimes';
import { demandSession } from '../session/session';
import { demandPage } from './comment-pages';
import { pageOfList, publicComment, publicReply } from './public-comment';

/** Purged by every write; the few seconds bound what a lost purge costs. */
const LIFETIME: Lifetime = { fresh: 10, stale: 1, error: 600, browser: 0 };
const MOST_REPORTS = 200;

/** The name of a user for others, beside their comments and in the game, and the colour beside it ('' for none). */
export async function authorOf(uid: string): Promise<{ readonly name: string; readonly color: string }> {
  const [{ user }, banned] = await Promise.all([readUserData(uid), isBanned(uid)]);
  return { name: authorName({ uid, summonerName: user.summonerName, isBanned: banned }), color: user.color };
}

/** Not asked for where there are none. */
async function firstReplies({ id, replies }: StoredComment): Promise<StoredComment[]> {
  return replies === 0 ? [] : listReplies(id, { after: null, limit: REPLIES_SHOWN });
}

async function repliesAnswer(parentId: string, after: CommentPlace | null): Promise<ReplyList> {
  const { items, next } = pageOfList(await listReplies(parentId, { after, limit: REPLIES_PER_PAGE + 1 }), REPLIES_PER_PAGE);
  return { comments: items.map(publicReply), next };
}

type CommentsAsked = {
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
export async function commentsAnswer({ url, sort, cursor, parent }: CommentsAsked): Promise<ApiAnswer> {
  const page = demandPage(url);
  const after = cursor === null ? null : commentPlace(cursor);
  const kept = { lifetime: LIFETIME, tags: [cacheTag.comments(page.key)] };
  if (parent !== null) return { body: await repliesAnswer(parent, after), ...kept };
  const [found, numComments] = await Promise.all([
    listComments(page, { sort, after, limit: COMMENTS_PER_PAGE + 1 }),
    readCommentCount(page),
  ]);
  const { items, next } = pageOfList(found, COMMENTS_PER_PAGE);
  const replies = await Promise.all(items.map(firstReplies));
  const body: CommentList = { comments: items.map((comment, index) => publicComment(comment, replies[index] ?? [])), next, numComments };
  return { body, ...kept };
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
