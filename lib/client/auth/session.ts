import { LOAD_TIMEOUT_SECONDS } from '../../domain/constants';
import { paths } from '../../domain/paths';
import { logFailure } from '../log-failure';
import type { AuthUser } from './auth-port';
import { noteAccountRestored } from './account-restored';
import { loadAuth } from './load-auth';
import { readSignedIn, rememberSignedIn, sessionBeganAt } from './signed-in-store';

function send(method: 'POST' | 'DELETE', body: unknown, token?: string): Promise<Response> {
  return fetch(paths.api.session(), {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
  });
}

/** Whether there is a session now; `tooMany`: sessions were begun too often from here, `failed`: the server did not take it. */
export type SessionOutcome = 'begun' | 'tooMany' | 'failed';

/** Turns a sign-in at Firebase into a session of the site and remembers it. */
export async function beginSession(user: AuthUser, remember: boolean): Promise<SessionOutcome> {
  try {
    const response = await send('POST', { remember }, await user.freshToken());
    if (!response.ok) return response.status === 429 ? 'tooMany' : 'failed';
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null && 'kept' in answer && answer.kept === true) noteAccountRestored();
  } catch (error) {
    logFailure('session not begun')(error);
    return 'failed';
  }
  const known = readSignedIn();
  rememberSignedIn({ uid: user.uid, remember, name: known?.uid === user.uid ? known.name : user.email });
  return 'begun';
}

/**
 * Signs out: ends the session here, or on all devices, forgets the
 * user id. The caller loads the page anew.
 * @returns false where the server did not end the session: its cookie is still here, and so is the user
 */
export async function endSession({ everywhere = false }: { readonly everywhere?: boolean } = {}): Promise<boolean> {
  // While the session still says whose device this is: the next user of the device must not get push messages of the last one.
  await import('../push/device-push').then(({ switchPushOff }) => switchPushOff()).catch(logFailure('push not switched off'));
  const hasEnded = await send('DELETE', { everywhere }).then(
    ({ ok }) => ok,
    (error: unknown) => {
      logFailure('session not ended')(error);
      return false;
    },
  );
  if (hasEnded) await forgetSignIn();
  return hasEnded;
}

/** Forgets here who was signed in; the server has ended the session. */
export async function forgetSignIn(): Promise<void> {
  rememberSignedIn(null);
  await loadAuth()
    .then((auth) => auth?.signOut())
    .catch(logFailure('not signed out of Firebase'));
}

/**
 * Renews the session of a remembered user, so that nobody is signed out daily.
 * Who is no longer known to Firebase and has no session any more is forgotten.
 * @returns whether there is a session now
 */
export async function renewSession(): Promise<boolean> {
  const signedIn = readSignedIn();
  if (!signedIn) return false;
  const found = await loadAuth()
    .then((auth) => auth?.currentUser() ?? null)
    .catch(logFailure('session not renewed'));
  // Not reached: nothing is known, so nothing changes.
  if (!found?.ok) return sessionBeganAt() !== null;
  if (found.value?.uid === signedIn.uid) return (await beginSession(found.value, signedIn.remember)) === 'begun';
  if (sessionBeganAt() !== null) return true;
  rememberSignedIn(null);
  return false;
}
