import { useRouter } from 'next/router';
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

/** A personal page sends a remembered user here to have the session renewed; no tap is needed to go back to it. */
function goBack(): void {
  const next = nextPath();
  if (next !== null) location.replace(next);
}

/** `/login`, `/signup`, `/reset-password`: the login modal's content as pages. */
export function LoginView({ mode }: { readonly mode: SignInMode }) {
  const t = useTranslate();
  const locale = useLocale();
  const router = useRouter();
  const { current } = useCurrentUser();
  const title = useLoginTitle(mode);
  useSessionRenewed(goBack);
  const change = (next: SignInMode): void => {
    // Where to go afterwards goes along.
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
      {current ? <p role="status">{t('login.signedInAs', { name: current.user.displayName ?? current.user.email ?? '' })}</p> : null}
      <Card>
        <LoginForm key={mode} mode={mode} onMode={change} onSignedIn={leaveSignedIn} />
      </Card>
    </Page>
  );
}
