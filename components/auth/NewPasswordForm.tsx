import { useState } from 'react';
import { reportNewPassword } from '../../lib/client/auth/account-mail';
import type { AuthPort } from '../../lib/client/auth/auth-port';
import { CREDENTIAL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/domain/values/constants';
import { authFailure, validateCredentials } from '../../lib/domain/people/sign-in';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { PasswordField } from '../ui/PasswordField';
import { FieldForm } from '../ui/FieldForm';
import { fieldError, LoginMessage } from './LoginMessage';
import type { HandlerState } from './use-handler';
import type { FormStatus } from './use-login-form';

type Props = {
  readonly reset: Extract<HandlerState, { kind: 'reset' }>;
  readonly loadAuth: () => Promise<AuthPort | null>;
  readonly onSaved: () => void;
};

/** Sets a new password after a reset mail's link. */
export function NewPasswordForm({ reset: { code, email, word }, loadAuth, onSaved }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const [form, setForm] = useState({ password: '', confirm: '' });
  const [status, setStatus] = useState<FormStatus>({ kind: 'none' });
  const [isWorking, setIsWorking] = useState(false);

  const save = async (focusField: (name: string) => void): Promise<void> => {
    if (isWorking) return;
    const checked = validateCredentials('signup', { email, ...form });
    if (!checked.ok) {
      setStatus({ kind: 'invalid', fields: checked.error });
      focusField(checked.error.includes('password') ? 'password' : 'confirm');
      return;
    }
    setIsWorking(true);
    const outcome = await loadAuth()
      .then((auth) => auth?.confirmReset(code, { email, password: form.password }) ?? null)
      .catch(() => null);
    setIsWorking(false);
    if (outcome?.ok) {
      if (word !== null) void reportNewPassword(locale, word);
      onSaved();
    } else setStatus({ kind: 'failure', failure: outcome?.error ?? authFailure('auth/network-request-failed', '') });
  };
  const edit = (patch: Partial<typeof form>): void => {
    setStatus({ kind: 'none' });
    setForm({ ...form, ...patch });
  };

  return (
    <FieldForm noValidate onSubmit={(focusField) => void save(focusField)} aria-busy={isWorking}>
      <p>{t('handler.resetFor', { email })}</p>
      {/* For password managers: whose password it is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        label={t('handler.newPassword')}
        hint={t('login.passwordHint', { count: PASSWORD_MIN_LENGTH })}
        name="password"
        autoComplete="new-password"
        maxLength={CREDENTIAL_MAX_LENGTH}
        error={fieldError(t, status, 'password', 'signup')}
        value={form.password}
        onChange={(event) => edit({ password: event.target.value })}
      />
      <PasswordField
        label={t('handler.confirmPassword')}
        name="confirm"
        autoComplete="new-password"
        maxLength={CREDENTIAL_MAX_LENGTH}
        error={fieldError(t, status, 'confirm', 'signup')}
        value={form.confirm}
        onChange={(event) => edit({ confirm: event.target.value })}
      />
      <LoginMessage status={status} />
      <Button type="submit" data-variant="primary" aria-disabled={isWorking || undefined}>
        {t(isWorking ? 'handler.working' : 'handler.save')}
      </Button>
    </FieldForm>
  );
}
