/** In which order comments are listed. Texts: `comments.sort.<key>`. */
export const COMMENT_SORTS = ['newest', 'oldest', 'liked'] as const;
export type CommentSort = (typeof COMMENT_SORTS)[number];
export const DEFAULT_COMMENT_SORT: CommentSort = 'newest';

export function isCommentSort(text: unknown): text is CommentSort {
  return COMMENT_SORTS.some((sort) => sort === text);
}

/** The place of a comment in a list: what follows it is the next page. */
export type CommentPlace = { readonly likes: number; readonly createdAt: string; readonly id: string };

/** The ids that comments may have: made by the browser that sends them. */
export const COMMENT_ID = /^(?!__)[\w-]{8,64}$/;

/** A place as text for an address. */
export function commentCursor({ likes, createdAt, id }: CommentPlace): string {
  return `${likes}.${Date.parse(createdAt).toString(36)}.${id}`;
}

/** The place that a text stands for; null for one that we did not write. */
export function commentPlace(cursor: string): CommentPlace | null {
  const [, likes, time, id] = /^(-?\d{1,9})\.([\da-z]{1,9})\.([\w-]+)$/.exec(cursor) ?? [];
  if (likes === undefined || time === undefined || id === undefined || !COMMENT_ID.test(id)) return null;
  const date = new Date(parseInt(time, 36));
  return Number.isNaN(date.getTime()) ? null : { likes: Number(likes), createdAt: date.toISOString(), id };
}
