import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate';
import { ConfirmDialog } from '../ui/ConfirmDialog';

type Props = {
  readonly name: string;
  readonly open: boolean;
  readonly onBan: (erase: boolean) => void;
  readonly onCancel: () => void;
};

/** Asks a moderator to confirm a ban, and whether to delete everything that the user wrote. */
export function BanDialog({ name, open, onBan, onCancel }: Props) {
  const t = useTranslate();
  const [erase, setErase] = useState(false);
  return (
    <ConfirmDialog
      title={t('moderation.banTitle', { name: name || t('moderation.unnamed') })}
      open={open}
      confirm={t('moderation.ban')}
      cancel={t('moderation.cancel')}
      onConfirm={() => onBan(erase)}
      onCancel={onCancel}
    >
      <p>{t('moderation.banText')}</p>
      <label>
        <input type="checkbox" checked={erase} onChange={(event) => setErase(event.target.checked)} />
        {t('moderation.erase')}
      </label>
    </ConfirmDialog>
  );
}
