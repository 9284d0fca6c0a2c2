import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMailsOffered } from '../../lib/client/page/site-context';
import type { LoginReason } from '../../lib/client/auth/account-dialog';
import { hasMouse } from '../../lib/client/page/has-mouse';
import { CREDENTIAL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/domain/values/constants';
import { paths } from '../../lib/domain/page/paths';
import type { SignInMode } from '../../lib/domain/people/sign-in';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Activation } from './Activation';
import { TextField } from '../ui/Field';
import { PasswordField } from '../ui/PasswordField';
import { FieldForm } from '../ui/FieldForm';
import { fieldError, LoginMessage } from './LoginMessage';
import { SocialButtons, useOfferedProviders } from './SocialButtons';
import { LOGIN_SERVICES, useLoginForm, type LoginServices } from './use-login-form';

const Body = styled.div`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-4);

  & > [data-part='reason'] {
    display: flex;
    gap: var(--sp-3);
    align-items: center;
  }
  & > [data-part='reason'] > p {
    flex: 1;
  }
  & > [data-part='or'] {
    display: flex;
    align-items: center;
    gap: var(--sp-3);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  & > [data-part='or']::before,
  & > [data-part='or']::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--border-color);
  }
  & [data-part='age'] {
    color: var(--dim-text-color);
    font-size: var(--fs-xs);

    & > a {
      color: var(--hl-color1);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
  & [data-part='other'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 var(--sp-2);
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
`;

const SUBMIT = { login: 'login.logIn', signup: 'login.signUp', reset: 'login.sendReset' } as const satisfies Record<SignInMode, MessageKey>;

type Props = {
  readonly mode: SignInMode;
  /** Why an account is needed. */
  readonly reason?: LoginReason;
  readonly onMode: (mode: SignInMode) => void;
  readonly onSignedIn: () => void;
  readonly services?: LoginServices;
};

/** The login modal's content: social buttons, e-mail and password, sign-up, forgotten password. */
export function LoginForm({ mode, reason = null, onMode, onSignedIn, services = LOGIN_SERVICES }: Props) {
  const t = useTranslate();
  const email = useRef<HTMLInputElement>(null);
  const { form, remember, status, isWorking, edit, setRemember, submit, signInWith, resend, sendActivation, clear } = useLoginForm({
    mode,
    services,
    onSignedIn,
  });
  const hasMails = useMailsOffered();
  const hasProviders = useOfferedProviders().length > 0;

  // The link that changed the mode is gone, and with it the focus.
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    if (hasMouse()) email.current?.focus();
  }, [mode]);

  const change = (next: SignInMode): void => {
    clear();
    onMode(next);
  };

  if (status.kind === 'activation') {
    return (
      <Body>
        <Activation email={status.email} mail={status.mail} sendMail={sendActivation} onContinue={onSignedIn} />
      </Body>
    );
  }

  if (mode === 'reset' && !hasMails) {
    return (
      <Body>
        <p>{t('login.noMails')}</p>
      </Body>
    );
  }

  return (
    <Body>
      {reason === null || mode === 'reset' ? null : (
        <div data-part="reason">
          <p>{t('login.toPlay')}</p>
          <Button data-size="small" onClick={() => change(mode === 'login' ? 'signup' : 'login')}>
            {t(mode === 'login' ? 'login.signUp' : 'login.logIn')}
          </Button>
        </div>
      )}
      {mode === 'reset' || !hasProviders ? null : (
        <>
          <SocialButtons disabled={isWorking} onChoose={(provider) => void signInWith(provider)} />
          <span data-part="or">{t('login.or')}</span>
        </>
      )}
      <FieldForm noValidate onSubmit={(focusField) => void submit(focusField)} aria-busy={isWorking}>
        {mode === 'reset' ? <p>{t('login.resetIntro')}</p> : null}
        <TextField
          label={t('login.email')}
          ref={email}
          data-first-focus=""
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={CREDENTIAL_MAX_LENGTH}
          error={fieldError(t, status, 'email', mode)}
          value={form.email}
          onChange={(event) => edit({ email: event.target.value.trim() })}
        />
        {mode === 'reset' ? null : (
          <PasswordField
            label={t('login.password')}
            hint={mode === 'signup' ? t('login.passwordHint', { count: PASSWORD_MIN_LENGTH }) : null}
            name="password"
            autoComplete={mode === 'signup' ? 'new-password' : 'current-password'}
            required
            maxLength={CREDENTIAL_MAX_LENGTH}
            error={fieldError(t, status, 'password', mode)}
            value={form.password}
            onChange={(event) => edit({ password: event.target.value })}
          />
        )}
        {mode === 'signup' ? (
          <PasswordField
            label={t('login.confirmPassword')}
            name="confirm"
            autoComplete="new-password"
            required
            maxLength={CREDENTIAL_MAX_LENGTH}
            error={fieldError(t, status, 'confirm', mode)}
            value={form.confirm}
            onChange={(event) => edit({ confirm: event.target.value })}
          />
        ) : null}
        {mode === 'reset' ? null : (
          <div data-part="row">
            <label data-part="check">
              <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
              {t('login.remember')}
            </label>
            {mode === 'login' && hasMails ? (
              <button type="button" data-part="link" onClick={() => change('reset')}>
                {t('login.forgot')}
              </button>
            ) : null}
          </div>
        )}
        <LoginMessage status={status} onResend={() => void resend()} />
        <noscript>{t('login.needsScript')}</noscript>
        <Button type="submit" data-variant="primary" aria-disabled={isWorking || undefined}>
          {t(isWorking ? 'login.working' : SUBMIT[mode])}
        </Button>
        {/* Also where people log in: a user who comes by a provider for the first time has an account from then on. */}
        {mode === 'reset' ? null : (
          <p data-part="age">
            {t('login.age')}{' '}
            <Link href={paths.terms()} target="_blank" rel="noopener">
              {t('shell.terms')}
            </Link>
            {' · '}
            <Link href={paths.privacy()} target="_blank" rel="noopener">
              {t('shell.privacy')}
            </Link>
          </p>
        )}
        <div data-part="other">
          {mode === 'login' ? (
            <>
              <span>{t('login.noAccount')}</span>
              <button type="button" data-part="link" onClick={() => change('signup')}>
                {t('login.signUp')}
              </button>
            </>
          ) : (
            <>
              {mode === 'signup' ? <span>{t('login.haveAccount')}</span> : null}
              <button type="button" data-part="link" onClick={() => change('login')}>
                {t(mode === 'signup' ? 'login.logIn' : 'login.backToLogin')}
              </button>
            </>
          )}
        </div>
      </FieldForm>
    </Body>
  );
}
