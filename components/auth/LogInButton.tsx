import type { ReactNode } from 'react';
import { openAccountDialog } from '../../lib/client/auth/account-dialog';
import { paths } from '../../lib/domain/page/paths';
import { asksForHere } from '../../lib/domain/page/plain-click';
import { ButtonLink } from '../ui/Button';

type Props = {
  readonly mode?: 'login' | 'signup';
  readonly size?: 'small';
  readonly primary?: boolean;
  readonly children: ReactNode;
};

/** Opens the login or sign-up over the page, which stays as it was; a new tab or window gets the login page. */
export function LogInButton({ mode = 'login', size, primary = false, children }: Props) {
  return (
    <ButtonLink
      href={mode === 'login' ? paths.login() : paths.signup()}
      data-size={size}
      data-variant={primary ? 'primary' : undefined}
      onClick={(event) => {
        if (!asksForHere(event)) return;
        event.preventDefault();
        openAccountDialog(mode);
      }}
    >
      {children}
    </ButtonLink>
  );
}
