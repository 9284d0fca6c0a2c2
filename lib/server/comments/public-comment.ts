import { commentCursor, type CommentPlace } from '../../domain/people/comments/comment-order';
import type { Comment, Reply } from '../../domain/people/comments/comment';
import type { StoredComment } from '../../store/people/comment-document';

/** Comments as everybody may read them: no user id, and no deleted or hidden text. */

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
export function pageOfList<Item extends CommentPlace>(
  found: readonly Item[],
  size: number,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const items = found.slice(0, size);
  const last = items.at(-1);
  return { items, next: last && found.length > size ? commentCursor(last) : null };
}
