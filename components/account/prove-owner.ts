import type { AuthOutcome, AuthPort, AuthUser } from '../../lib/client/auth/auth-port';
import { beginSession } from '../../lib/client/auth/session';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import type { CurrentUser } from '../../lib/domain/current-user';
import { fail, ok } from '../../lib/domain/result';
import { PASSWORD_PROVIDER, PROVIDER_IDS, SOCIAL_PROVIDERS } from '../../lib/domain/sign-in';

/** Makes the session as fresh as the sign-in of this user. */
export async function renewFor(user: AuthUser): AuthOutcome<AuthUser> {
  const begun = await beginSession(user, readSignedIn()?.remember ?? true);
  return begun ? ok(user) : fail({ kind: 'unavailable' });
}

/**
 * Asks whoever sits here to prove that the account is theirs: by the password,
 * or, without one, by signing in again where they did. The session is fresh
 * afterwards, which the server demands for what only an owner may do.
 */
export async function proveOwner(auth: AuthPort, { user }: CurrentUser, password: string): AuthOutcome<AuthUser> {
  const social = SOCIAL_PROVIDERS.find((each) => user.providers.includes(PROVIDER_IDS[each]));
  const usesPassword = user.providers.includes(PASSWORD_PROVIDER) || social === undefined;
  const proved = await (usesPassword ? auth.reauthenticate(password) : auth.signInWith(social, readSignedIn()?.remember ?? true));
  return proved.ok ? renewFor(proved.value) : proved;
}
