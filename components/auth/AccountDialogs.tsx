import { openAccountDialog, useLoginReason, type AccountDialog } from '../../lib/client/auth/account-dialog';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { MatchSummary } from '../../lib/domain/match/match';
import { Dialog } from '../ui/Dialog';
import { LoginForm } from './LoginForm';
import { useLoginTitle } from './use-login-title';
import { UserMenu } from './UserMenu';

const reloadPage = (): void => location.reload();

/** The login modal and the user menu. */
export function AccountDialogs({
  dialog,
  today,
  onClose,
}: {
  readonly dialog: AccountDialog;
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const mode = dialog === 'menu' ? null : dialog;
  const reason = useLoginReason();
  const title = useLoginTitle(mode ?? 'login');
  return (
    <>
      <Dialog title={title} open={mode !== null} onClose={onClose}>
        {mode ? <LoginForm mode={mode} reason={reason} onMode={(next) => openAccountDialog(next, reason)} onSignedIn={reloadPage} /> : null}
      </Dialog>
      <Dialog title={t('login.menu.title')} open={dialog === 'menu'} onClose={onClose} anchor="bottom-left">
        <UserMenu today={today} onClose={onClose} onSignedOut={reloadPage} />
      </Dialog>
    </>
  );
}
