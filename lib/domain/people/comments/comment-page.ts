export const COMMENT_CATEGORIES = ['match', 'news'] as const;
type CommentCategory = (typeof COMMENT_CATEGORIES)[number];

/** A page with comments. `url` is its address without slug, "/match/7"; `key` names it in document ids, "match-7". */
export type CommentPage = { readonly category: CommentCategory; readonly id: string; readonly url: string; readonly key: string };

const ID: Readonly<Record<CommentCategory, RegExp>> = { match: /^[1-9]\d{0,14}$/, news: /^[\w-]{1,64}$/ };

/** The page of an id of its kind; null where it can be none. */
export function commentPage(category: CommentCategory, id: string | number): CommentPage | null {
  const text = String(id);
  return ID[category].test(text) ? { category, id: text, url: `/${category}/${text}`, key: `${category}-${text}` } : null;
}

/** The page of an address, "/match/7" or "/match/7/t1-vs-geng"; null for any other page. */
export function commentPageOf(url: string): CommentPage | null {
  const [, name, id = ''] = /^\/([a-z]+)\/([^/?#]+)(?:\/[^/?#]*)?$/.exec(url) ?? [];
  const category = COMMENT_CATEGORIES.find((each) => each === name);
  return category === undefined ? null : commentPage(category, id);
}
