import { useState } from 'react';
import type { Comment } from '../../lib/domain/people/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { hasCommentDraft, useDraft } from './draft';
import type { CommentActions } from './use-comment-actions';
import type { CommentReader } from './use-reader';

type Props = {
  readonly comment: Comment;
  readonly url: string;
  readonly reader: CommentReader;
  readonly actions: CommentActions;
  readonly onMoreReplies: () => void;
  readonly onGone: () => void;
};

/** A comment, its replies, and the form for another one. */
export function CommentThread({ comment, url, reader, actions, onMoreReplies, onGone }: Props) {
  const t = useTranslate();
  // A reply that was begun before a reload is still there.
  const [replyTo, setReplyTo] = useState<string | null>(() => (hasCommentDraft(url, comment.id) ? comment.name : null));
  const { firstReplies, moreReplies, replies } = comment;
  const item = { reader, actions, onGone };
  const answer = (name: string) => (reader.status === 'writer' ? setReplyTo(name) : undefined);
  return (
    <li>
      <CommentItem {...item} comment={comment} onReply={answer} />
      {firstReplies.length === 0 && replyTo === null ? null : (
        <ol className="replies">
          {firstReplies.map((reply) => (
            <li key={reply.id}>
              <CommentItem {...item} comment={reply} onReply={answer} />
            </li>
          ))}
          {moreReplies === null ? null : (
            <li>
              <Button data-size="small" data-variant="quiet" onClick={onMoreReplies}>
                {t('comments.moreReplies', { count: Math.max(1, replies - firstReplies.length) })}
              </Button>
            </li>
          )}
          {replyTo === null || reader.status !== 'writer' ? null : (
            <li>
              <ReplyForm key={replyTo} url={url} parent={comment} name={replyTo} actions={actions} onClose={() => setReplyTo(null)} />
            </li>
          )}
        </ol>
      )}
    </li>
  );
}

type ReplyFormProps = {
  readonly url: string;
  readonly parent: Comment;
  /** The author of the comment that is answered. */
  readonly name: string;
  readonly actions: CommentActions;
  readonly onClose: () => void;
};

function ReplyForm({ url, parent, name, actions, onClose }: ReplyFormProps) {
  const t = useTranslate();
  const mention = name === parent.name ? '' : `@${name} `;
  const draft = useDraft(url, parent.id, mention);
  // What opened the form gets the focus back. Read before the field takes it.
  const [opener] = useState(() => document.activeElement);
  const close = (): void => {
    onClose();
    requestAnimationFrame(() => (opener instanceof HTMLElement ? opener.focus() : undefined));
  };
  return (
    <CommentForm
      label={t('comments.replyTo', { name })}
      placeholder={t('comments.placeholderReply')}
      submitLabel={t('comments.sendReply')}
      text={draft.text}
      initial={mention}
      takesFocus
      onText={draft.type}
      onDiscard={draft.clear}
      onCancel={close}
      onSubmit={async (text) => {
        const sent = await actions.send({ id: draft.idForSending(), text, parentId: parent.id });
        if (sent.ok) {
          draft.clear();
          close();
        }
        return sent;
      }}
    />
  );
}
