import * as v from 'valibot';
import { PlayerMarkSchema } from '../../play/cosmetics';
import { COMMENT_CATEGORIES } from './comment-page';
import { REPORT_REASONS, COMMENT_STATES } from './comment-rules';

/** JSON of the comments, the same for every reader: no user id, no e-mail (docs/product.md#comments). */

const shared = {
  id: v.string(),
  category: v.picklist(COMMENT_CATEGORIES),
  /** "/match/7" */
  url: v.string(),
  /** '' where it is deleted. */
  name: v.string(),
  /** The author's own colour, "#rrggbb"; absent or '' for none. */
  color: v.optional(v.string()),
  /** How the author appears in the prediction game; absent or null for none. */
  player: v.optional(v.nullable(PlayerMarkSchema)),
  /** Whether the author is a moderator. */
  admin: v.boolean(),
  text: v.string(),
  /** ISO instants. */
  createdAt: v.string(),
  editedAt: v.nullable(v.string()),
  /** What a moderator hid reads as deleted. */
  deleted: v.boolean(),
  likes: v.number(),
};

export const ReplySchema = v.object({ ...shared, parentId: v.string() });
export type Reply = v.InferOutput<typeof ReplySchema>;

export const CommentSchema = v.object({
  ...shared,
  parentId: v.null(),
  /** The number of all replies that show. */
  replies: v.number(),
  /** The first replies. */
  firstReplies: v.array(ReplySchema),
  /** Where the following replies begin; null where there are no more. */
  moreReplies: v.nullable(v.string()),
});
export type Comment = v.InferOutput<typeof CommentSchema>;

/** `GET /api/comments?url=`. `next`: the cursor of the next page. */
export const CommentListSchema = v.object({ comments: v.array(CommentSchema), next: v.nullable(v.string()), numComments: v.number() });
export type CommentList = v.InferOutput<typeof CommentListSchema>;

/** `GET /api/comments?url=&parent=`. */
export const ReplyListSchema = v.object({ comments: v.array(ReplySchema), next: v.nullable(v.string()) });
export type ReplyList = v.InferOutput<typeof ReplyListSchema>;

/** `GET /api/comments/mine?url=`: what the signed-in reader did on a page, by comment ids. */
export const OwnMarksSchema = v.object({
  own: v.array(v.string()),
  liked: v.array(v.string()),
  reported: v.array(v.string()),
  banned: v.boolean(),
  /** The name that stands beside what they write. */
  name: v.string(),
  emailVerified: v.boolean(),
  /** Whether there is an address that could be verified. */
  hasEmail: v.optional(v.boolean(), true),
  admin: v.boolean(),
});
export type OwnMarks = v.InferOutput<typeof OwnMarksSchema>;

/** A comment as moderators see it: with its author, and what it replies to. */
const subject = {
  comment: v.object({
    id: v.string(),
    url: v.string(),
    uid: v.string(),
    name: v.string(),
    text: v.string(),
    state: v.picklist(COMMENT_STATES),
    createdAt: v.string(),
    editedAt: v.nullable(v.string()),
    likes: v.number(),
  }),
  /** What it answers, where it is a reply. */
  parent: v.nullable(v.object({ name: v.string(), text: v.string() })),
  /** Whether the author may not write any more. */
  banned: v.boolean(),
};
export type ModeratedComment = v.InferOutput<v.ObjectSchema<typeof subject, undefined>>;

/** A comment in the moderators' queue. */
const QueuedReportSchema = v.object({
  ...subject,
  reports: v.number(),
  reasons: v.array(v.object({ reason: v.picklist(REPORT_REASONS), count: v.number() })),
  /** What reporters wrote, the newest first. */
  notes: v.array(v.string()),
  lastAt: v.string(),
});
export type QueuedReport = v.InferOutput<typeof QueuedReportSchema>;
export const ReportQueueSchema = v.object({ reports: v.array(QueuedReportSchema), next: v.nullable(v.string()) });
export type ReportQueue = v.InferOutput<typeof ReportQueueSchema>;

/** `GET /api/admin/hidden`: what moderators hid, the latest first. */
const HiddenCommentSchema = v.object({ ...subject, hiddenAt: v.string() });
export type HiddenComment = v.InferOutput<typeof HiddenCommentSchema>;
export const HiddenListSchema = v.object({ comments: v.array(HiddenCommentSchema) });
export type HiddenList = v.InferOutput<typeof HiddenListSchema>;

/** `GET /api/admin/comments/{id}`: the author of a comment, for moderators. */
export const AuthorSchema = v.object({ uid: v.string(), name: v.string(), banned: v.boolean() });
export type Author = v.InferOutput<typeof AuthorSchema>;

const BanSchema = v.object({ uid: v.string(), name: v.string(), at: v.string() });
export type Ban = v.InferOutput<typeof BanSchema>;
export const BanListSchema = v.object({ bans: v.array(BanSchema) });
