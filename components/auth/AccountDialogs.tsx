import { openAccountDialog, type AccountDialog } from '../../lib/client/auth/account-dialog';
import { useTranslate } from '../../lib/i18n/use-translate';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { SignInMode } from '../../lib/domain/people/sign-in';
import { Dialog } from '../ui/Dialog';
import { LoginForm } from './LoginForm';
import { UserMenu } from './UserMenu';

const MODE_TITLES = { login: 'login.title', signup: 'login.signUpTitle', reset: 'login.resetTitle' } as const satisfies Record<
  SignInMode,
  MessageKey
>;

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
  return (
    <>
      <Dialog title={t(MODE_TITLES[mode ?? 'login'])} open={mode !== null} onClose={onClose}>
        {mode ? <LoginForm mode={mode} onMode={openAccountDialog} onSignedIn={reloadPage} /> : null}
      </Dialog>
      <Dialog title={t('login.menu.title')} open={dialog === 'menu'} onClose={onClose} anchor="bottom-left">
        <UserMenu today={today} onClose={onClose} onSignedOut={reloadPage} />
      </Dialog>
    </>
  );
}
