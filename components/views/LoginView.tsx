import { useRouter } from 'next/router';
import { lazy, Suspense, useCallback, useState } from 'react';
import styled from 'styled-components';
import { nextPath } from '../../lib/client/auth/return-path';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { hasMouse } from '../../lib/client/page/has-mouse';
import { paths } from '../../lib/domain/page/paths';
import type { SignInMode } from '../../lib/domain/people/sign-in';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LoginForm } from '../auth/LoginForm';
import { useLoginTitle } from '../auth/use-login-title';
import { useSessionRenewed } from '../auth/use-session-renewed';
import { PageHead } from '../head/PageHead';
import { Card } from '../ui/Card';

// Few visitors of this page are logged in already.
const UserMenu = lazy(() => import('../auth/UserMenu').then((module) => ({ default: module.UserMenu })));

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  width: min(440px, 100%);
  margin: 0 auto;

  & > p {
    color: var(--dim-text-color);
    overflow-wrap: anywhere;
  }
`;

const PATHS = { login: paths.login(), signup: paths.signup(), reset: paths.resetPassword() } as const satisfies Record<SignInMode, string>;

const NOTHING = (): void => undefined;
const reloadPage = (): void => location.reload();

/** `/login`, `/signup`, `/reset-password`: the login modal's content as pages; to a user who comes logged in, what their account offers. */
export function LoginView({ mode }: { readonly mode: SignInMode }) {
  const t = useTranslate();
  const locale = useLocale();
  const router = useRouter();
  const { current } = useCurrentUser();
  const formTitle = useLoginTitle(mode);
  const [cameLoggedIn, setCameLoggedIn] = useState(false);
  useSessionRenewed(
    useCallback(() => {
      // A personal page sends a remembered user here to have the session renewed; no tap is needed to go back to it.
      const next = nextPath();
      if (next === null) setCameLoggedIn(true);
      else location.replace(next);
    }, []),
  );
  const showsMenu = cameLoggedIn && mode !== 'reset';
  const title = showsMenu ? t('login.menu.title') : formTitle;
  const change = (next: SignInMode): void => {
    // The address to go to after signing in is passed on.
    void router.push(`${PATHS[next]}${location.search}${location.hash}`).then(() => {
      // The link that was followed is gone, and the focus with it; the form is another page's now.
      if (hasMouse()) document.querySelector<HTMLInputElement>('main [data-first-focus]')?.focus();
    });
  };
  const leaveSignedIn = (): void => location.assign(nextPath() ?? localizedPath(locale, paths.home()));
  return (
    <Page className="wide-page">
      <PageHead title={title} description={t('login.description')} path={PATHS[mode]} />
      <h1>{title}</h1>
      {current && !showsMenu ? (
        <p role="status">{t('login.signedInAs', { name: current.user.displayName ?? current.user.email ?? '' })}</p>
      ) : null}
      <Card>
        {showsMenu ? (
          <Suspense fallback={null}>
            <UserMenu today={[]} onClose={NOTHING} onSignedOut={reloadPage} />
          </Suspense>
        ) : (
          <LoginForm key={mode} mode={mode} onMode={change} onSignedIn={leaveSignedIn} />
        )}
      </Card>
    </Page>
  );
}
