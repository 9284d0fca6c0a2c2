import { useState } from 'react';
import { showToast } from '../../lib/client/page/toast-store';
import type { Author } from '../../lib/domain/people/comments/comment';
import { useTranslate } from '../../lib/i18n/use-translate';
import { BanDialog } from './BanDialog';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { loadAuthor, moderate, setBan, type BanOrder } from '../../lib/client/comments/moderator-requests';

export type ModeratorButtonsProps = {
  /** The id of the comment or reply. */
  readonly id: string;
  readonly onHidden: () => void;
  /** Called after a ban that deletes: other comments of the author may be gone as well. */
  readonly onErased: () => void;
};

/** What a moderator can do with a comment on its page, reported or not. Loaded for moderators only. */
export function ModeratorButtons({ id, onHidden, onErased }: ModeratorButtonsProps) {
  const t = useTranslate();
  const [dialog, setDialog] = useState<'hide' | 'ban' | 'unban' | null>(null);
  const [author, setAuthor] = useState<Author | null>(null);

  const hide = async (): Promise<void> => {
    setDialog(null);
    const done = await moderate(id, 'hide');
    showToast(t(done ? 'moderation.hiddenNow' : 'moderation.failed'));
    if (done) onHidden();
  };
  // A public page does not contain the author's uid.
  const ask = async (): Promise<void> => {
    const found = await loadAuthor(id);
    setAuthor(found);
    if (found === null) showToast(t('moderation.failed'));
    else setDialog(found.banned ? 'unban' : 'ban');
  };
  const order = async (ban: BanOrder): Promise<void> => {
    setDialog(null);
    if (author === null) return;
    const done = await setBan(author, ban);
    showToast(t(done ? 'moderation.done' : 'moderation.failed'));
    if (done && ban.erase) onErased();
  };
  const close = (): void => setDialog(null);
  const name = author?.name ?? '';

  return (
    <>
      <button type="button" onClick={() => setDialog('hide')}>
        {t('moderation.hide')}
      </button>
      <button type="button" onClick={() => void ask()}>
        {t('moderation.ban')}
      </button>
      <ConfirmDialog
        title={t('moderation.hideTitle')}
        open={dialog === 'hide'}
        confirm={t('moderation.hide')}
        cancel={t('moderation.cancel')}
        onConfirm={() => void hide()}
        onCancel={close}
      >
        <p>{t('moderation.hideText')}</p>
      </ConfirmDialog>
      <BanDialog name={name} open={dialog === 'ban'} onBan={(erase) => void order({ banned: true, erase })} onCancel={close} />
      <ConfirmDialog
        title={t('moderation.unbanTitle', { name })}
        open={dialog === 'unban'}
        confirm={t('moderation.unban')}
        cancel={t('moderation.cancel')}
        onConfirm={() => void order({ banned: false })}
        onCancel={close}
      >
        <p>{t('moderation.unbanText')}</p>
      </ConfirmDialog>
    </>
  );
}
