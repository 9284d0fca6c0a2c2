import type { AuthOutcome, AuthPort, AuthUser, NewSecondFactor } from './auth-port';
import { beginSession } from './session';
import { readSignedIn } from './signed-in-store';
import type { CurrentUser } from '../../domain/people/current-user';
import { fail, ok } from '../../domain/values/result';
import { PASSWORD_PROVIDER, PROVIDER_IDS, SOCIAL_PROVIDERS } from '../../domain/people/sign-in';

/** Makes the session as fresh as the sign-in of this user. */
export async function renewFor(user: AuthUser): AuthOutcome<AuthUser> {
  const begun = await beginSession(user, readSignedIn()?.remember ?? true);
  if (begun === 'begun') return ok(user);
  return fail({ kind: begun === 'tooMany' ? 'tooManyRequests' : 'unavailable' });
}

/**
 * Reauthenticates the user: with the password or, without one, by signing in
 * again at the provider. The session is fresh afterwards, which the server
 * demands for what only an owner may do. Signing in to another account fails, and
 * does not change the session.
 */
export async function proveOwner(auth: AuthPort, { user }: CurrentUser, password: string): AuthOutcome<AuthUser> {
  const remember = readSignedIn()?.remember ?? true;
  const proved = await signInAgain(auth, user, { password, remember });
  if (!proved.ok) return proved;
  return proved.value.uid === user.uid ? renewFor(proved.value) : fail({ kind: 'silent' });
}

/**
 * Gives the account another password, after the current one has proved whose it
 * is. A new password ends all sessions, also what began a second before it, as
 * the proof did: signed in with it once more, this device goes on. The password
 * is changed even where that fails.
 */
export async function changePassword(
  auth: AuthPort,
  account: CurrentUser,
  { current, next }: { readonly current: string; readonly next: string },
): AuthOutcome {
  const proved = await proveOwner(auth, account, current);
  if (!proved.ok) return proved;
  const changed = await auth.changePassword(next);
  if (changed.ok) await proveOwner(auth, account, next);
  return changed;
}

/** Begins to set up a second factor, after the owner has proved to be the one. */
export async function setUpSecondFactor(
  auth: AuthPort,
  account: CurrentUser,
  { password, issuer }: { readonly password: string; readonly issuer: string },
): AuthOutcome<NewSecondFactor> {
  const proved = await proveOwner(auth, account, password);
  return proved.ok ? auth.newSecondFactor(issuer) : proved;
}

/** Takes the second factor away. Where Firebase ends the sign-in with it, the password signs in once more; it is gone even where that fails. */
export async function removeSecondFactor(auth: AuthPort, account: CurrentUser, password: string): AuthOutcome {
  const proved = await proveOwner(auth, account, password);
  if (!proved.ok) return proved;
  const removed = await auth.removeSecondFactor();
  if (!removed.ok) return removed;
  const renewed = removed.value && (await renewFor(removed.value));
  if (!renewed?.ok) await proveOwner(auth, account, password);
  return ok(null);
}

type Again = { readonly password: string; readonly remember: boolean };

async function signInAgain(auth: AuthPort, user: CurrentUser['user'], { password, remember }: Again): AuthOutcome<AuthUser> {
  const social = SOCIAL_PROVIDERS.find((each) => user.providers.includes(PROVIDER_IDS[each]));
  const found = await auth.currentUser();
  // Without remember-me Firebase keeps the user in one tab only, while the session covers all tabs.
  const isKnown = found.ok && found.value?.uid === user.uid;
  if (!user.providers.includes(PASSWORD_PROVIDER) && social !== undefined)
    return isKnown ? auth.reauthenticateWith(social) : auth.signInWith(social, remember);
  return isKnown ? auth.reauthenticate(password) : auth.signIn({ email: user.email ?? '', password }, remember);
}
