import { useId, useState } from 'react';
import { reportNewPassword } from '../../lib/client/auth/account-mail';
import { CREDENTIAL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/domain/values/constants';
import { providerName } from '../../lib/domain/people/sign-in';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { AccountPage } from '../account/AccountPage';
import { Message } from '../ui/Message';
import { proofFailureText, provesByPassword } from '../account/OwnerProof';
import { failed, useOwnerForm } from '../account/use-owner-form';
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
  const { notice, isWorking, submit, clear } = useOwnerForm();

  const edit = (patch: Partial<typeof form>): void => {
    clear();
    setForm({ ...form, ...patch });
  };
  const onSubmit = (): void =>
    submit(
      form.current === ''
        ? 'login.enterValidPwd'
        : form.next.length < PASSWORD_MIN_LENGTH
          ? 'login.weakPassword'
          : form.next !== form.confirm
            ? 'login.confirmPwdNotMatch'
            : null,
      async (auth) => {
        const changed = await changePassword(auth, current, { current: form.current, next: form.next });
        if (!changed.ok) return failed(proofFailureText(t, changed.error));
        setForm(EMPTY);
        void reportNewPassword(locale);
        return { kind: 'info', text: t('account.passwordChanged') };
      },
    );
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
      <Card className="panel">
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
            <Button type="submit" data-variant="primary" aria-disabled={isWorking || undefined}>
              {t('account.changePassword')}
            </Button>
          </FieldForm>
        ) : (
          <p>{t('account.noPassword', { provider: providerName(current.user.provider) ?? '' })}</p>
        )}
      </Card>
    </AccountPage>
  );
}
