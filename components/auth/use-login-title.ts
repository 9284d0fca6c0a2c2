import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import type { SignInMode } from '../../lib/domain/people/sign-in';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';

const TITLES = { login: 'login.title', signup: 'login.signUpTitle', reset: 'login.resetTitle' } as const satisfies Record<
  SignInMode,
  MessageKey
>;

/** The heading over the login form; a user who has just signed up has an account. */
export function useLoginTitle(mode: SignInMode): string {
  const t = useTranslate();
  const { current } = useCurrentUser();
  return t(current && mode === 'signup' ? 'login.menu.title' : TITLES[mode]);
}
