import { useEffect } from 'react';
import { loadAuth } from '../../lib/client/auth/load-auth';
import { CREDENTIAL_MAX_LENGTH } from '../../lib/domain/values/constants';
import type { CurrentUser } from '../../lib/domain/people/current-user';
import { PASSWORD_PROVIDER, PROVIDER_IDS, PROVIDER_NAMES, SOCIAL_PROVIDERS, type AuthFailure } from '../../lib/domain/people/sign-in';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { failureText } from '../auth/LoginMessage';
import { PasswordField } from '../ui/PasswordField';

/** Whether the owner of an account proves their identity by its password (`proveOwner`). */
export function provesByPassword({ user }: CurrentUser): boolean {
  return user.providers.includes(PASSWORD_PROVIDER);
}

/** The reason why a proof failed, in words. */
export function proofFailureText(t: Translate, failure: AuthFailure): string {
  if (failure.kind === 'loginIncorrect') return t('account.wrongPassword');
  return failureText(t, failure) || t('account.reauthenticate');
}

type Props = { readonly current: CurrentUser; readonly password: string; readonly onPassword: (password: string) => void };

/** Part of a form for owners only: the field for the password, or, without one, what the provider's window will ask. */
export function OwnerProof({ current, password, onPassword }: Props) {
  const t = useTranslate();
  const hasPassword = provesByPassword(current);
  // A browser lets a popup open only right after the tap.
  useEffect(() => {
    if (!hasPassword)
      loadAuth().then(
        (auth) => auth?.preparePopups(),
        () => undefined,
      );
  }, [hasPassword]);

  if (hasPassword)
    return (
      <PasswordField
        label={t('account.currentPassword')}
        autoComplete="current-password"
        required
        maxLength={CREDENTIAL_MAX_LENGTH}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    );
  const provider = SOCIAL_PROVIDERS.find((each) => current.user.providers.includes(PROVIDER_IDS[each]));
  return provider ? <p>{t('account.proveAt', { provider: PROVIDER_NAMES[provider] })}</p> : null;
}
