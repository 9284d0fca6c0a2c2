import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import styled from 'styled-components';
import { sendVerificationMail, type MailOutcome } from '../../lib/client/auth/account-mail';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { paths } from '../../lib/domain/paths';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { failureText } from '../auth/LoginMessage';
import { NewPasswordForm } from '../auth/NewPasswordForm';
import { HANDLER_SERVICES, useHandler, type HandlerServices, type HandlerState } from '../auth/use-handler';
import { PageAddress } from '../shell/PageAddress';
import { PageTitle } from '../shell/PageTitle';
import { Button, ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { NarrowPage } from '../ui/NarrowPage';

const Page = styled(NarrowPage)`
  & [data-part='words'] {
    display: flex;
    gap: var(--sp-3);
    align-items: flex-start;
  }
  & [data-part='words'] > svg {
    flex: none;
    color: var(--main-color);
  }
  & [data-state='failed'] > svg {
    color: var(--error-text);
  }
  & [data-state='reset'] {
    display: none;
  }
  & [data-part='next'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
`;

const TITLES = {
  working: 'handler.title',
  verified: 'handler.verifiedTitle',
  changed: 'handler.changedTitle',
  added: 'handler.addedTitle',
  recovered: 'handler.recoveredTitle',
  reset: 'handler.resetTitle',
  passwordSaved: 'handler.passwordSavedTitle',
  failed: 'handler.failedTitle',
} as const satisfies Record<HandlerState['kind'], string>;

/** `/handler` (spec §2): verifies an address, takes a change of address back, sets a new password; says so when the link's code is no good. */
export function HandlerView({ services = HANDLER_SERVICES }: { readonly services?: HandlerServices }) {
  const t = useTranslate();
  const { state, continuePath, passwordSaved } = useHandler(services);
  return (
    <Page>
      <PageTitle title={t('handler.title')} description={t('handler.title')} />
      <PageAddress path={paths.handler()} />
      <h1>{t(TITLES[state.kind])}</h1>
      <Card>
        <div data-part="words" data-state={state.kind}>
          <StateIcon state={state} />
          <div role="status" aria-live="polite">
            <Words state={state} />
          </div>
        </div>
        {state.kind === 'reset' ? (
          <NewPasswordForm code={state.code} email={state.email} loadAuth={services.loadAuth} onSaved={passwordSaved} />
        ) : null}
        <Next state={state} continuePath={continuePath} />
      </Card>
    </Page>
  );
}

function StateIcon({ state }: { readonly state: HandlerState }) {
  if (state.kind === 'working' || state.kind === 'reset') return null;
  return state.kind === 'failed' ? <TriangleAlert size={22} aria-hidden /> : <CircleCheck size={22} aria-hidden />;
}

function Words({ state }: { readonly state: HandlerState }) {
  const t = useTranslate();
  switch (state.kind) {
    case 'working':
      return <p>{t('handler.working')}</p>;
    case 'verified':
      return <p>{t('handler.verified')}</p>;
    case 'changed':
      return <p>{state.signedInAs === null ? t('handler.changed') : t('handler.changedSignedIn', { email: state.signedInAs })}</p>;
    case 'added':
      return <p>{t('handler.added', { email: state.email })}</p>;
    case 'recovered':
      return <p>{t('handler.recovered', { email: state.email })}</p>;
    case 'passwordSaved':
      return <p>{t('handler.passwordSaved')}</p>;
    case 'failed':
      return <p>{failureText(t, state.failure) || t('login.errorOccurred')}</p>;
    case 'reset':
      return null;
  }
}

/** Where to go from here. */
function Next({ state, continuePath }: { readonly state: HandlerState; readonly continuePath: string | null }) {
  const t = useTranslate();
  if (state.kind === 'working' || state.kind === 'reset') return null;
  if (state.kind === 'failed' && state.failure.kind === 'unavailable') {
    return (
      <div data-part="next">
        <Button data-variant="primary" onClick={() => location.reload()}>
          {t('handler.retry')}
        </Button>
      </div>
    );
  }
  const asksForReset = state.kind === 'recovered' || (state.kind === 'failed' && state.operation === 'resetPassword');
  return (
    <div data-part="next">
      {state.kind === 'passwordSaved' || (state.kind === 'changed' && state.signedInAs === null) ? (
        <ButtonLink href={paths.login()} data-variant="primary">
          {t('handler.logIn')}
        </ButtonLink>
      ) : null}
      {asksForReset ? (
        <ButtonLink href={paths.resetPassword()} data-variant="primary">
          {t(state.kind === 'recovered' ? 'handler.choosePassword' : 'handler.requestNew')}
        </ButtonLink>
      ) : null}
      {state.kind === 'failed' && state.operation === 'verifyEmail' ? <NewVerification /> : null}
      <ButtonLink href={continuePath ?? paths.home()} data-variant={state.kind === 'verified' || state.kind === 'added' || (state.kind === 'changed' && state.signedInAs !== null) ? 'primary' : undefined}>
        {t('handler.continue')}
      </ButtonLink>
    </div>
  );
}

/** Another verification mail, for who is signed in and not verified yet. */
function NewVerification() {
  const t = useTranslate();
  const locale = useLocale();
  const { current } = useCurrentUser();
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  if (!current || current.user.emailVerified) return null;
  if (outcome === 'sent') return <p role="status">{t('login.verifyEmailSent', { email: current.user.email ?? '' })}</p>;
  return (
    <>
      {outcome ? <p role="alert">{t(outcome === 'tooMany' ? 'login.tooManyRequests' : 'login.unavailable')}</p> : null}
      <Button data-variant="primary" onClick={() => void sendVerificationMail(locale).then(setOutcome)}>
        {t('handler.requestNew')}
      </Button>
    </>
  );
}
