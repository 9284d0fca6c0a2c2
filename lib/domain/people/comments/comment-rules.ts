import { COMMENT_EDIT_MINUTES } from './limits';

/** `deleted` by its author, its text is gone; `hidden` by a moderator, who can bring it back. */
export const COMMENT_STATES = ['shown', 'deleted', 'hidden'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Why an action on a comment is refused. */
export type CommentRefusal = 'gone' | 'not-author' | 'own' | 'too-late';

type Subject = { readonly uid: string; readonly state: CommentState; readonly createdAt: string };

/** Whether a comment may still be changed; `now` in milliseconds. */
export function isEditable(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) <= COMMENT_EDIT_MINUTES * 60_000;
}

/** Why this user may not change the comment's text; null: they may. */
export function refusesEdit(comment: Subject, uid: string, now: number): CommentRefusal | null {
  if (comment.uid !== uid) return 'not-author';
  if (comment.state !== 'shown') return 'gone';
  return isEditable(comment.createdAt, now) ? null : 'too-late';
}

/** Authors delete at any time, also what a moderator hid. */
export function refusesDelete(comment: Pick<Subject, 'uid'>, uid: string): CommentRefusal | null {
  return comment.uid === uid ? null : 'not-author';
}

/** Own comments and hidden ones cannot be reported. That a user reports only once is enforced by the store. */
export function refusesReport(comment: Subject, uid: string): CommentRefusal | null {
  if (comment.state !== 'shown') return 'gone';
  return comment.uid === uid ? 'own' : null;
}

/** A comment is in the list while it shows, or while replies below it do. */
export function isListed(state: CommentState, shownReplies: number): boolean {
  return state === 'shown' || shownReplies > 0;
}

/** What a moderator does with a reported comment, or with the name of its author. */
export const MODERATIONS = ['hide', 'restore', 'dismiss', 'reset-name'] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** The state after a moderator's word; null where nothing changes. What its author deleted stays deleted. */
export function moderatedState(state: CommentState, moderation: Moderation): CommentState | null {
  if (moderation === 'hide' && state === 'shown') return 'hidden';
  if (moderation === 'restore' && state === 'hidden') return 'shown';
  return null;
}

/** Why a comment is reported. Texts: `comments.reasons.<key>`. */
export const REPORT_REASONS = ['spam', 'abuse', 'spoiler', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
