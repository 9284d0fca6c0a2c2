import { useId, useState } from 'react';
import { reportNewPassword } from '../../lib/client/auth/account-mail';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { CREDENTIAL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/domain/values/constants';
import { providerName } from '../../lib/domain/people/sign-in';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { Message, type Notice } from '../ui/Message';
import { proofFailureText, provesByPassword } from '../account/OwnerProof';
import { changePassword } from '../../lib/client/auth/prove-owner';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { PasswordField } from '../ui/PasswordField';
import { FieldForm } from '../ui/FieldForm';
import type { AccountViewProps } from './AccountView';

const EMPTY = { current: '', next: '', confirm: '' };

/** `/account/password`: a new password, for users who know the old one. */
export function AccountPasswordView({ current }: AccountViewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const hint = useId();
  const hasPassword = provesByPassword(current);
  const [form, setForm] = useState(EMPTY);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  const edit = (patch: Partial<typeof form>): void => {
    setNotice(null);
    setForm({ ...form, ...patch });
  };
  const error = (text: string): Notice => ({ kind: 'error', text });
  const change = async (): Promise<Notice> => {
    if (form.current === '' || form.next === '') return error(t('login.enterValidPwd'));
    if (form.next !== form.confirm) return error(t('login.confirmPwdNotMatch'));
    const auth = await loadAuth();
    if (!auth) return error(t('login.notConfigured'));
    const changed = await changePassword(auth, current, { current: form.current, next: form.next });
    if (!changed.ok) return error(proofFailureText(t, changed.error));
    setForm(EMPTY);
    void reportNewPassword(locale);
    return { kind: 'info', text: t('account.passwordChanged') };
  };
  const onSubmit = (): void => {
    if (isWorking) return;
    setIsWorking(true);
    setNotice(null);
    void change()
      .catch(() => error(t('login.unavailable')))
      .then(setNotice)
      .finally(() => setIsWorking(false));
  };
  const field = (key: keyof typeof form, label: string, autoComplete: string, hintId?: string) => (
    <PasswordField
      label={label}
      autoComplete={autoComplete}
      required
      maxLength={CREDENTIAL_MAX_LENGTH}
      aria-describedby={hintId}
      value={form[key]}
      onChange={(event) => edit({ [key]: event.target.value })}
    />
  );

  return (
    <AccountPage tab="password">
      <Card>
        <div className="panel">
          {hasPassword ? (
            <FieldForm noValidate onSubmit={onSubmit} aria-busy={isWorking}>
              {field('current', t('account.currentPassword'), 'current-password')}
              {field('next', t('account.newPassword'), 'new-password', hint)}
              <p data-part="hint" id={hint}>
                {t('login.passwordHint', { count: PASSWORD_MIN_LENGTH })}
              </p>
              {current.user.secondFactor === null ? null : <p>{t('account.secondFactor.twoCodes')}</p>}
              {field('confirm', t('account.confirmPassword'), 'new-password')}
              {notice ? <Message kind={notice.kind}>{notice.text}</Message> : null}
              <Button type="submit" data-variant="primary" aria-disabled={isWorking ? true : undefined}>
                {t('account.changePassword')}
              </Button>
            </FieldForm>
          ) : (
            <p>{t('account.noPassword', { provider: providerName(current.user.provider) ?? '' })}</p>
          )}
        </div>
      </Card>
    </AccountPage>
  );
}
