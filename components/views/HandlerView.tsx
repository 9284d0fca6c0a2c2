import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { sendVerificationMail, type MailOutcome } from '../../lib/client/auth/account-mail';
import { endSession } from '../../lib/client/auth/session';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { ADD_EMAIL_MODE } from '../../lib/domain/people/mail-link';
import { paths } from '../../lib/domain/page/paths';
import { localizedPath } from '../../lib/i18n/localized-path';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { LinkQuestion, waysIn } from '../auth/LinkQuestion';
import { failureText } from '../auth/LoginMessage';
import { NewPasswordForm } from '../auth/NewPasswordForm';
import { HANDLER_SERVICES, useHandler, type Handler, type HandlerServices, type HandlerState } from '../auth/use-handler';
import { PageHead } from '../head/PageHead';
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
  & [data-state='reset'],
  & [data-state='asks'] {
    display: none;
  }
  & [data-part='words'] > div {
    display: grid;
    gap: var(--sp-2);
  }
  & > h1:focus {
    outline: none;
  }
  & [data-part='next'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
`;

const TITLES = {
  working: 'handler.title',
  elsewhere: 'handler.elsewhereTitle',
  declined: 'handler.declinedTitle',
  verified: 'handler.verifiedTitle',
  changed: 'handler.changedTitle',
  added: 'handler.addedTitle',
  recovered: 'handler.recoveredTitle',
  secondFactorRemoved: 'handler.secondFactorRemovedTitle',
  reset: 'handler.resetTitle',
  passwordSaved: 'handler.passwordSavedTitle',
  failed: 'handler.failedTitle',
} as const satisfies Record<Exclude<HandlerState['kind'], 'asks'>, string>;

/** The button that was pressed is gone, and the focus with it: what came of it begins at the title. */
function useFocusAfterClick(kind: HandlerState['kind']) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'asks' && kind !== 'asks') title.current?.focus();
    before.current = kind;
  }, [kind]);
  return title;
}

/**
 * `/handler`: verifies an address, takes another one or takes that back,
 * sets a new password, each on a click; says so when the link's code is invalid.
 */
export function HandlerView({ services = HANDLER_SERVICES }: { readonly services?: HandlerServices }) {
  const t = useTranslate();
  const handler = useHandler(services);
  const { state, confirm, decline, isWorking, passwordSaved } = handler;
  const title = useFocusAfterClick(state.kind);
  return (
    <Page>
      <PageHead title={t('handler.title')} description={t('handler.title')} path={paths.handler()} />
      <h1 ref={title} tabIndex={-1}>
        {t(state.kind === 'asks' ? `handler.ask.${state.purpose}.title` : TITLES[state.kind])}
      </h1>
      <Card>
        <noscript>{t('handler.needsScript')}</noscript>
        <div data-part="words" data-state={state.kind}>
          <StateIcon state={state} />
          <div role="status" aria-live="polite">
            <Words state={state} />
          </div>
        </div>
        {state.kind === 'asks' ? <LinkQuestion asks={state} isWorking={isWorking} onConfirm={confirm} onDecline={decline} /> : null}
        {state.kind === 'reset' ? <NewPasswordForm reset={state} loadAuth={services.loadAuth} onSaved={passwordSaved} /> : null}
        <Next handler={handler} />
      </Card>
    </Page>
  );
}

function StateIcon({ state }: { readonly state: HandlerState }) {
  const { kind } = state;
  if (kind === 'working' || kind === 'reset' || kind === 'asks' || kind === 'elsewhere') return null;
  return kind === 'failed' ? <TriangleAlert size={22} aria-hidden /> : <CircleCheck size={22} aria-hidden />;
}

function Words({ state }: { readonly state: HandlerState }) {
  const t = useTranslate();
  const locale = useLocale();
  switch (state.kind) {
    case 'working':
    case 'verified':
    case 'declined':
    case 'secondFactorRemoved':
    case 'passwordSaved':
      return <p>{t(`handler.${state.kind}`)}</p>;
    case 'changed':
      return <p>{state.signedInAs === null ? t('handler.changed') : t('handler.changedSignedIn', { email: state.signedInAs })}</p>;
    case 'added':
      return <p>{t(state.signedInAs === null ? 'handler.addedLogIn' : 'handler.added', { email: state.email })}</p>;
    case 'recovered':
      return <p>{t('handler.recovered', { email: state.email })}</p>;
    case 'elsewhere':
      return (
        <>
          <p>{t('handler.elsewhere', { email: state.email })}</p>
          <p>
            {'address' in state.hint
              ? t('handler.elsewhereAddress', { address: state.hint.address })
              : t('handler.elsewhereProvider', { provider: waysIn(t, locale, state.hint.providers) })}{' '}
            {state.signedInAs === null ? null : t('handler.elsewhereOther', { name: state.signedInAs })}
          </p>
          <p>{t('handler.elsewhereNotMe')}</p>
        </>
      );
    case 'failed':
      return <p>{failureText(t, state.failure) || t('login.errorOccurred')}</p>;
    case 'reset':
    case 'asks':
      return null;
  }
}

/** `/login`, and back to this very link: its code stays in the hash. */
function loginAndBack(carried: string): string {
  return `${paths.login()}?next=${encodeURIComponent(location.pathname)}#${carried}`;
}

function Next({ handler }: { readonly handler: Handler }) {
  const t = useTranslate();
  const { state, continuePath, carried, retry } = handler;
  switch (state.kind) {
    case 'working':
    case 'reset':
    case 'asks':
      return null;
    case 'elsewhere':
      return (
        <div data-part="next">
          {state.signedInAs === null ? <StepLink href={loginAndBack(carried)} text="handler.logIn" /> : <SwitchAccount carried={carried} />}
        </div>
      );
    case 'failed':
      return (
        <div data-part="next">
          {state.failure.kind === 'unavailable' ? (
            <Button data-variant="primary" onClick={retry}>
              {t('handler.retry')}
            </Button>
          ) : (
            <>
              <NewLink operation={state.operation} carried={carried} continuePath={continuePath} />
              <ButtonLink href={continuePath ?? paths.home()}>{t('handler.continue')}</ButtonLink>
            </>
          )}
        </div>
      );
    default: {
      const first = firstStep(state);
      return (
        <div data-part="next">
          {first ? <StepLink {...first} /> : null}
          <ButtonLink href={continuePath ?? paths.home()} data-variant={first ? undefined : 'primary'}>
            {t('handler.continue')}
          </ButtonLink>
        </div>
      );
    }
  }
}

type Step = { readonly href: string; readonly text: MessageKey };

function StepLink({ href, text }: Step) {
  const t = useTranslate();
  return (
    <ButtonLink href={href} data-variant="primary">
      {t(text)}
    </ButtonLink>
  );
}

const LOG_IN: Step = { href: paths.login(), text: 'handler.logIn' };

/** What the user should do before going on. */
function firstStep(state: Exclude<HandlerState, { kind: 'working' | 'reset' | 'asks' | 'elsewhere' | 'failed' }>): Step | null {
  switch (state.kind) {
    case 'passwordSaved':
      return LOG_IN;
    case 'changed':
    case 'added':
      return state.signedInAs === null ? LOG_IN : null;
    case 'recovered':
    case 'secondFactorRemoved':
      // Somebody else was in the account.
      return { href: paths.resetPassword(), text: 'handler.choosePassword' };
    case 'verified':
    case 'declined':
      return null;
  }
}

/** Leaves the account that is signed in here, for the one that the link is for. */
function SwitchAccount({ carried }: { readonly carried: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setIsLeaving(true);
    await endSession();
    location.assign(localizedPath(locale, loginAndBack(carried)));
  };
  return (
    <Button data-variant="primary" aria-disabled={isLeaving || undefined} onClick={() => (isLeaving ? undefined : void leave())}>
      {t(isLeaving ? 'handler.working' : 'handler.switchAccount')}
    </Button>
  );
}

const TO_ACCOUNT: Step = { href: paths.accountEdit(), text: 'handler.toAccount' };
const TO_SUPPORT: Step = { href: paths.contact(), text: 'handler.contact' };

/** Where to get what a link that is used up was for, by the kind that its address says. */
const AFTER_USED_LINK: ReadonlyMap<string | null, Step> = new Map([
  ['resetPassword', { href: paths.resetPassword(), text: 'handler.requestNew' }],
  [ADD_EMAIL_MODE, TO_ACCOUNT],
  ['changeEmail', TO_ACCOUNT],
  ['verifyAndChangeEmail', TO_ACCOUNT],
  ['recoverEmail', TO_SUPPORT],
  ['revertSecondFactorAddition', TO_SUPPORT],
  ['removeSecondFactor', TO_SUPPORT],
]);

type NewLinkProps = { readonly operation: string | null; readonly carried: string; readonly continuePath: string | null };

function NewLink({ operation, carried, continuePath }: NewLinkProps) {
  if (operation === 'verifyEmail') return <NewVerification carried={carried} next={continuePath} />;
  const step = AFTER_USED_LINK.get(operation);
  return step ? <StepLink {...step} /> : null;
}

/** Another verification mail: at once for signed-in users, else after signing in. */
function NewVerification({ carried, next }: { readonly carried: string; readonly next: string | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const { status, current, update } = useCurrentUser();
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  const send = async (): Promise<void> => {
    const sent = await sendVerificationMail(locale, next);
    if (sent === 'verified') await update();
    else setOutcome(sent);
  };
  if (status === 'visitor') return <StepLink href={loginAndBack(carried)} text="handler.logInForNew" />;
  if (!current || current.user.emailVerified) return null;
  if (outcome === 'sent') return <p role="status">{t('login.verifyEmailSent', { email: current.user.email ?? '' })}</p>;
  return (
    <>
      {outcome ? <p role="alert">{t(outcome === 'tooMany' ? 'login.tooManyRequests' : 'login.unavailable')}</p> : null}
      <Button data-variant="primary" onClick={() => void send()}>
        {t('handler.requestNew')}
      </Button>
    </>
  );
}
