import type { Comment, CommentList, Reply, ReplyList } from './comment';

/** A page's comments as the browser holds them: what the server listed, and what was done here since. */
export type Listed = CommentList;

function isComment(entry: Comment | Reply): entry is Comment {
  return entry.parentId === null;
}

function changeComments(list: Listed, change: (comment: Comment) => Comment): Listed {
  return { ...list, comments: list.comments.map(change) };
}

function without<Entry extends { readonly id: string }>(entries: readonly Entry[], known: readonly { readonly id: string }[]): Entry[] {
  const ids = new Set(known.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}

function has(list: Listed, id: string): boolean {
  return list.comments.some((comment) => [comment, ...comment.firstReplies].some((each) => each.id === id && !each.deleted));
}

/** Appends the next page. Likes move comments between pages: each stands once. */
export function withPage(list: Listed, page: CommentList): Listed {
  return { ...page, comments: [...list.comments, ...without(page.comments, list.comments)] };
}

/** Further replies below a comment. */
export function withReplies(list: Listed, parentId: string, page: ReplyList): Listed {
  return changeComments(list, (comment) =>
    comment.id === parentId
      ? { ...comment, firstReplies: [...comment.firstReplies, ...without(page.comments, comment.firstReplies)], moreReplies: page.next }
      : comment,
  );
}

/** What was just sent from here: a comment on top, whatever the order, and a reply at the end of its comment's. */
export function withSent(list: Listed, sent: Comment | Reply): Listed {
  if (has(list, sent.id)) return list;
  const numComments = list.numComments + 1;
  if (isComment(sent)) return { ...list, numComments, comments: [sent, ...list.comments] };
  return {
    ...changeComments(list, (comment) =>
      comment.id === sent.parentId ? { ...comment, replies: comment.replies + 1, firstReplies: [...comment.firstReplies, sent] } : comment,
    ),
    numComments,
  };
}

type Patch = Partial<Pick<Comment, 'text' | 'editedAt' | 'likes'>>;

/** Another text or number of likes of a comment or reply. */
export function withPatch(list: Listed, id: string, patch: Patch): Listed {
  return changeComments(list, (comment) =>
    comment.id === id
      ? { ...comment, ...patch }
      : { ...comment, firstReplies: comment.firstReplies.map((reply) => (reply.id === id ? { ...reply, ...patch } : reply)) },
  );
}

/** Without a comment or reply that was deleted here; a comment with replies keeps its place. */
export function withoutComment(list: Listed, id: string): Listed {
  if (!has(list, id)) return list;
  const comments = list.comments
    .filter((comment) => comment.id !== id || comment.replies > 0)
    .map((comment): Comment => {
      if (comment.id === id) return { ...comment, deleted: true, name: '', admin: false, text: '', editedAt: null };
      const firstReplies = comment.firstReplies.filter((reply) => reply.id !== id);
      return { ...comment, firstReplies, replies: comment.replies - (comment.firstReplies.length - firstReplies.length) };
    })
    .filter((comment) => !comment.deleted || comment.replies > 0);
  return { ...list, comments, numComments: list.numComments - 1 };
}
