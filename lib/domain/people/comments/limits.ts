/** Every number of the comments, named. Units are in the names. */

/** Characters (code points) of a comment. */
export const COMMENT_MAX_LENGTH = 2_000;
/** UTF-16 units of a text as it was typed, before anything is done with it: spaces that go away and two units a character have room. */
export const COMMENT_RAW_MAX_LENGTH = 4 * COMMENT_MAX_LENGTH;
export const COMMENT_MAX_LINES = 40;
/** An author may change a comment this long after sending it. */
export const COMMENT_EDIT_MINUTES = 15;
export const COMMENTS_PER_PAGE = 20;
/** Replies that come with their comment; the rest is loaded on request. */
export const REPLIES_SHOWN = 3;
export const REPLIES_PER_PAGE = 20;
export const REPORT_NOTE_MAX_LENGTH = 500;
export const REPORTS_PER_PAGE = 20;
/** The latest of them, in the moderators' list. */
export const HIDDEN_COMMENTS_SHOWN = 50;
export const AUTHOR_NAME_MAX_LENGTH = 32;

/** What one user may do: `points` actions in `seconds`. */
export const COMMENT_RATES = {
  comment: { points: 1, seconds: 5 },
  commentHourly: { points: 30, seconds: 3_600 },
  edit: { points: 20, seconds: 60 },
  like: { points: 60, seconds: 60 },
  report: { points: 10, seconds: 3_600 },
} as const;
