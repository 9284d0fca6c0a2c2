import Flag from 'lucide-react/icons/flag';
import Heart from 'lucide-react/icons/heart';
import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { withTexts } from '../../lib/client/islands/load-section';
import { useSiteNow } from '../../lib/client/page/site-clock';
import type { Comment, Reply } from '../../lib/domain/people/comments/comment';
import { isEditable } from '../../lib/domain/people/comments/comment-rules';
import { useTranslate } from '../../lib/i18n/use-translate';
import { PlayerName } from '../play/PlayerName';
import { LocalTime } from '../ui/LocalTime';
import { NameColor } from '../ui/NameColor';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import type { ModeratorButtonsProps } from './ModeratorButtons';
import { ReportDialog } from './ReportDialog';
import type { CommentActions } from './use-comment-actions';
import type { CommentReader } from './use-reader';

// Few readers moderate; without these buttons a moderator sees what everybody sees.
const ModeratorButtons = lazy<ComponentType<ModeratorButtonsProps>>(() =>
  withTexts('moderation', import('./ModeratorButtons')).then(
    (module) => ({ default: module.ModeratorButtons }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  readonly comment: Comment | Reply;
  readonly reader: CommentReader;
  readonly actions: CommentActions;
  /** Opens the form for a reply. */
  readonly onReply: (name: string) => void;
  /** Called after the comment was deleted: the focus must go somewhere. */
  readonly onGone: () => void;
};

/** A comment or reply: its author, time and text, and what the reader can do with it. */
export function CommentItem({ comment, reader, actions, onReply, onGone }: Props) {
  const t = useTranslate();
  const now = useSiteNow();
  const [edited, setEdited] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const { id, name, color, player, admin, text, createdAt, editedAt, deleted, likes, parentId } = comment;
  if (deleted) return <p data-part="gone">{t('comments.deleted')}</p>;

  const marks = reader.marks;
  // A banned reader may only delete their own comments.
  const isBanned = reader.status === 'banned';
  const own = marks?.own.includes(id) ?? false;
  const liked = marks?.liked.includes(id) ?? false;
  const reported = marks?.reported.includes(id) ?? false;
  const stopEditing = (): void => {
    setEdited(null);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const remove = async (): Promise<void> => {
    setDialog(null);
    if (await actions.remove(id)) onGone();
  };
  const hidden = (): void => {
    actions.markHidden(id);
    onGone();
  };

  return (
    <article aria-label={t(parentId === null ? 'comments.by' : 'comments.replyBy', { name })}>
      <header data-part="by">
        <span data-part="author">
          <NameColor color={color} />
          {player ? <PlayerName name={name} mark={player} linked /> : <b>{name}</b>}
        </span>
        {own ? <span data-part="badge">{t('comments.you')}</span> : null}
        {admin ? <span data-part="badge">{t('comments.admin')}</span> : null}
        <LocalTime at={createdAt} show="dayTime" />
        {editedAt === null ? null : <span>{t('comments.edited')}</span>}
      </header>
      {edited === null ? (
        <CommentText text={text} />
      ) : (
        <CommentForm
          label={t('comments.editLabel')}
          submitLabel={t('comments.save')}
          text={edited}
          initial={text}
          takesFocus
          onText={setEdited}
          onCancel={stopEditing}
          onSubmit={async (next) => {
            const changed = await actions.edit(id, next);
            if (changed.ok) stopEditing();
            return changed;
          }}
        />
      )}
      <div data-part="doing">
        {isBanned ? (
          <span data-part="likes">
            <Heart size={15} aria-hidden />
            <span aria-hidden>{likes}</span>
            <VisuallyHidden>{t('comments.likes', { count: likes })}</VisuallyHidden>
          </span>
        ) : (
          <>
            <button
              type="button"
              aria-pressed={liked}
              aria-label={t('comments.like', { count: likes })}
              onClick={() => void actions.like(comment)}
            >
              <Heart size={15} aria-hidden />
              {likes}
            </button>
            <button
              type="button"
              aria-label={t('comments.replyTo', { name })}
              onClick={() => (actions.mayWrite() ? onReply(name) : undefined)}
            >
              {t('comments.reply')}
            </button>
          </>
        )}
        {own && !isBanned && edited === null && now !== null && isEditable(createdAt, now) ? (
          <button type="button" ref={editButton} onClick={() => setEdited(text)}>
            {t('comments.edit')}
          </button>
        ) : null}
        {own ? (
          <button type="button" onClick={() => setDialog('delete')}>
            {t('comments.delete')}
          </button>
        ) : isBanned ? null : reported ? (
          <button type="button" disabled>
            {t('comments.reported')}
          </button>
        ) : (
          <button type="button" onClick={() => (actions.mayWrite() ? setDialog('report') : undefined)}>
            <Flag size={14} aria-hidden />
            {t('comments.report')}
          </button>
        )}
        {marks?.admin && !own ? (
          <Suspense fallback={null}>
            <ModeratorButtons id={id} onHidden={hidden} onErased={actions.reload} />
          </Suspense>
        ) : null}
      </div>
      <ConfirmDialog
        title={t('comments.deleteTitle')}
        open={dialog === 'delete'}
        confirm={t('comments.delete')}
        cancel={t('comments.cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setDialog(null)}
      >
        <p>{t('comments.deleteText')}</p>
      </ConfirmDialog>
      <ReportDialog
        id={id}
        open={dialog === 'report'}
        onClose={() => setDialog(null)}
        onReported={() => {
          setDialog(null);
          actions.markReported(id);
        }}
      />
    </article>
  );
}
