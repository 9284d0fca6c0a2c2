import * as v from 'valibot';
import { isRecord } from '../../domain/values/is-record';
import { paths } from '../../domain/page/paths';
import { logFailure } from '../requests/log-failure';
import { forgetOfflineCopies } from '../page/offline-copies';
import { request } from '../requests/request';
import type { AuthUser } from './auth-port';
import { noteAccountRestored } from './account-restored';
import { loadAuth } from './load-auth';
import { readSignedIn, rememberSignedIn, sessionBeganAt } from './signed-in-store';

/** `kept`: the account was to be deleted, and this sign-in kept it. `name`: the user's name in the navigation. */
const BegunSchema = v.object({ kept: v.optional(v.boolean()), name: v.optional(v.string()) });

/** Whether there is a session now; `tooMany`: sessions were begun too often from here, `refused`: the sign-in counts no more, `failed`: try again. */
type SessionOutcome = 'begun' | 'tooMany' | 'refused' | 'failed';

/** Turns a sign-in at Firebase into a session of the site and remembers it. */
export async function beginSession(user: AuthUser, remember: boolean): Promise<SessionOutcome> {
  const token = await user.freshToken().catch(logFailure('session not begun'));
  if (token === undefined) return 'failed';
  const begun = await request(paths.api.session(), BegunSchema, {
    method: 'POST',
    body: { remember },
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!begun.ok) {
    logFailure('session not begun')(begun.error);
    const { status } = begun.error;
    return status === 429 ? 'tooMany' : status === 401 ? 'refused' : 'failed';
  }
  if (begun.value.kept) noteAccountRestored();
  const known = readSignedIn();
  const name = begun.value.name ?? (known?.uid === user.uid ? known.name : null);
  rememberSignedIn({ uid: user.uid, remember, name, unverified: !user.emailVerified });
  return 'begun';
}

/**
 * Signs out: ends the session here, or on all devices, forgets the
 * user id. The caller reloads the page.
 * @returns false where the server did not end the session: its cookie is still here, and so is the user
 */
export async function endSession({ everywhere = false }: { readonly everywhere?: boolean } = {}): Promise<boolean> {
  // Done before the session ends, which identifies the owner of the device: its next user must not get push messages of the last one.
  await import('../push/device-push').then(({ switchPushOff }) => switchPushOff()).catch(logFailure('push not switched off'));
  const ended = await request(paths.api.session(), isRecord, { method: 'DELETE', body: { everywhere } });
  if (ended.ok) await forgetSignIn();
  else logFailure('session not ended')(ended.error);
  return ended.ok;
}

/** Forgets here who was signed in, and the pages that they opened; the server has ended the session. */
export async function forgetSignIn(): Promise<void> {
  rememberSignedIn(null);
  await forgetOfflineCopies().catch(logFailure('copies not deleted'));
  await loadAuth()
    .then((auth) => auth?.signOut())
    .catch(logFailure('not signed out of Firebase'));
}

/** Null where Firebase is not configured or cannot be reached. */
const firebaseUser = () =>
  loadAuth()
    .then((auth) => auth?.currentUser() ?? null)
    .catch(logFailure('session not renewed'));

/** Forgets a user whose session the server does not know although its cookie is here: they logged out on all devices. Nobody is forgotten while Firebase knows them or does not answer. */
export async function forgetIfEnded(): Promise<void> {
  const found = await firebaseUser();
  if (found?.ok && found.value?.uid !== readSignedIn()?.uid) rememberSignedIn(null);
}

/**
 * Renews the session of a remembered user, so that they are not signed out
 * daily. Forgets a user whose sign-in is over, but nobody while the site or
 * Firebase does not answer.
 * @returns whether there is a session now
 */
export async function renewSession(): Promise<boolean> {
  const signedIn = readSignedIn();
  if (!signedIn) return false;
  const found = await firebaseUser();
  if (!found?.ok) return sessionBeganAt() !== null;
  if (found.value?.uid === signedIn.uid) {
    const outcome = await beginSession(found.value, signedIn.remember);
    if (outcome === 'begun') return true;
    // Firebase forgets a user whose token it does not renew: disabled, deleted, signed out on all devices.
    const left = outcome === 'failed' ? await firebaseUser() : null;
    if (outcome === 'refused' || (left?.ok && left.value === null)) rememberSignedIn(null);
    return false;
  }
  if (sessionBeganAt() !== null) return true;
  rememberSignedIn(null);
  return false;
}
