import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { showToast } from '../../lib/client/page/toast-store';
import type { Comment, Reply } from '../../lib/domain/people/comments/comment';
import type { Result } from '../../lib/domain/values/result';
import { useTranslate } from '../../lib/i18n/use-translate';
import { withPatch, withSent, withoutComment } from '../../lib/domain/people/comments/comment-list';
import { changeComment, requestLike, requestRemoval, sendComment, type CommentFailure } from '../../lib/client/comments/comment-requests';
import type { CommentsState } from './use-comments';
import { withId, type CommentReader } from './use-reader';

type SentComment = Promise<Result<Comment | Reply, CommentFailure>>;

export type CommentActions = {
  readonly send: (sent: { readonly id: string; readonly text: string; readonly parentId: string | null }) => SentComment;
  readonly edit: (id: string, text: string) => SentComment;
  readonly remove: (id: string) => Promise<boolean>;
  /** A like shows at once, and is taken back if the server refuses it. */
  readonly like: (comment: Comment | Reply) => Promise<void>;
  readonly markReported: (id: string) => void;
  /** Removes a comment that a moderator hid from the list. */
  readonly markHidden: (id: string) => void;
  /** Reloads the list, of which much may be gone. */
  readonly reload: () => void;
  /** Whether the reader may write; others read what they lack. */
  readonly mayWrite: () => boolean;
};

/** The actions of a reader on comments: sent to the server, shown in the list, and confirmed by a toast. */
export function useCommentActions(
  url: string,
  { list, reader }: { readonly list: CommentsState; readonly reader: CommentReader },
): CommentActions {
  const t = useTranslate();

  const mayWrite = (): boolean => {
    if (reader.status === 'visitor') openAccountDialog('login');
    if (reader.status === 'unverified') showToast(t('comments.verify'));
    if (reader.status === 'addressless') showToast(t('comments.noEmail'));
    if (reader.status === 'banned') showToast(t('comments.failed.banned'));
    return reader.status === 'writer';
  };

  return {
    mayWrite,
    send: async ({ id, text, parentId }) => {
      const sent = await sendComment({ id, url, text, parentId });
      if (!sent.ok) return sent;
      list.change((current) => withSent(current, sent.value));
      reader.change((marks) => ({ ...marks, own: withId(marks.own, sent.value.id, true) }));
      showToast(t('comments.sent'));
      return sent;
    },
    edit: async (id, text) => {
      const changed = await changeComment(id, text);
      if (!changed.ok) return changed;
      const { text: stored, editedAt } = changed.value;
      list.change((current) => withPatch(current, id, { text: stored, editedAt }));
      showToast(t('comments.changed'));
      return changed;
    },
    remove: async (id) => {
      const removed = await requestRemoval(id);
      showToast(t(removed.ok ? 'comments.deletedNow' : `comments.failed.${removed.error.kind}`));
      if (removed.ok) list.change((current) => withoutComment(current, id));
      return removed.ok;
    },
    like: async ({ id, likes }) => {
      if (!mayWrite()) return;
      const liked = !(reader.marks?.liked.includes(id) ?? false);
      const show = (mine: boolean, count: number) => {
        reader.change((marks) => ({ ...marks, liked: withId(marks.liked, id, mine) }));
        list.change((current) => withPatch(current, id, { likes: count }));
      };
      show(liked, likes + (liked ? 1 : -1));
      const answer = await requestLike(id, liked);
      if (answer.ok) {
        show(answer.value.liked, answer.value.likes);
        return;
      }
      show(!liked, likes);
      showToast(t(`comments.failed.${answer.error.kind}`));
    },
    markReported: (id) => {
      reader.change((marks) => ({ ...marks, reported: withId(marks.reported, id, true) }));
      showToast(t('comments.reportSent'));
    },
    markHidden: (id) => list.change((current) => withoutComment(current, id)),
    reload: list.reload,
  };
}
