import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { useSignedIn } from '../../lib/client/auth/signed-in-store';
import { paths } from '../../lib/domain/page/paths';
import { asksForHere } from '../../lib/domain/page/plain-click';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';

/**
 * The navigation's foot: Login for visitors, the user menu's button for signed-in
 * users. Both are in the HTML of every page; `data-user` on <html> decides before
 * the first paint which one shows.
 */
export function AccountButtons() {
  const t = useTranslate();
  const name = useSignedIn()?.name || t('shell.account');
  return (
    <div data-part="account">
      <LogInLink />
      <button type="button" data-part="user" aria-haspopup="dialog" title={name} onClick={() => openAccountDialog('menu')}>
        <Icon name="user" size={18} />
        <span data-part="label">{name}</span>
      </button>
    </div>
  );
}

/** Leads a signed-in user to their account. */
export function AccountLink() {
  const t = useTranslate();
  return (
    <Link href={paths.account()} data-part="user" aria-label={t('shell.account')} title={t('shell.account')}>
      <Icon name="user" size={20} />
    </Link>
  );
}

/** Opens the login over the page; a new tab or window gets the login page. */
export function LogInLink() {
  const t = useTranslate();
  return (
    <Link
      href={paths.login()}
      data-part="login"
      title={t('shell.login')}
      onClick={(event) => {
        if (!asksForHere(event)) return;
        event.preventDefault();
        openAccountDialog('login');
      }}
    >
      <Icon name="log-in" size={18} />
      <span data-part="label">{t('shell.login')}</span>
    </Link>
  );
}
