import { PROVIDER_NAMES, type AuthFailure, type CredentialsField, type SignInMode } from '../../lib/domain/people/sign-in';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Message } from '../ui/Message';
import type { FormStatus } from './use-login-form';

const INVALID = {
  email: 'login.enterValidEmail',
  password: 'login.enterValidPwd',
  confirm: 'login.confirmPwdNotMatch',
} as const satisfies Record<CredentialsField, MessageKey>;

/** The error at a field; null where nothing is wrong. Only a new password can be too short. */
export function fieldError(t: Translate, status: FormStatus, field: CredentialsField, mode: SignInMode): string | null {
  if (status.kind !== 'invalid' || !status.fields.includes(field)) return null;
  return t(field === 'password' && mode === 'signup' ? 'login.weakPassword' : INVALID[field]);
}

/** A failure of Firebase Auth in words; '' for one that needs none. */
export function failureText(t: Translate, failure: AuthFailure): string {
  if (failure.kind === 'words') return failure.text;
  return failure.kind === 'silent' ? '' : t(`login.${failure.kind}`);
}

type Props = { readonly status: FormStatus; readonly onResend?: () => void };

/** The form's one message: an error box, or that a mail is on its way. What is wrong with a field stands there. */
export function LoginMessage({ status, onResend }: Props) {
  const t = useTranslate();
  switch (status.kind) {
    case 'none':
    case 'invalid':
      return null;
    case 'failure':
      return <Message kind="error">{failureText(t, status.failure)}</Message>;
    case 'notConfigured':
      return <Message kind="error">{t('login.notConfigured')}</Message>;
    case 'inPopup':
      return <Message kind="info">{t('login.inPopup', { provider: PROVIDER_NAMES[status.provider] })}</Message>;
    case 'resetSent':
      return (
        <Message kind="info">
          {t('login.resetPwdSent', { email: status.email })}{' '}
          <button type="button" data-part="link" onClick={onResend}>
            {t('login.resend')}
          </button>
        </Message>
      );
  }
}
