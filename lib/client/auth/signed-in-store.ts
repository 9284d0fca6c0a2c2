import { useSyncExternalStore } from 'react';
import { SESSION_COOKIE_SECONDS } from '../../domain/values/constants';
import { decodeSignedIn, SESSION_TIME_COOKIE, SIGNED_IN_STORAGE_KEY, type SignedIn } from '../../domain/people/signed-in';
import { readCookie } from '../stored/cookies';
import { forgetPicks } from '../play/own-picks';
import { createLocalStore } from '../stored/local-store';

const store = createLocalStore<SignedIn | null>(SIGNED_IN_STORAGE_KEY, decodeSignedIn, null);

/** When the session cookie was set, milliseconds since 1970; null where there is none (any more). */
export function sessionBeganAt(): number | null {
  const time = Date.parse(readCookie(SESSION_TIME_COOKIE) ?? '');
  return Number.isNaN(time) ? null : time;
}

/** The user whom this browser remembers as signed in; browser only. The server decides. */
export function readSignedIn(): SignedIn | null {
  const signedIn = store.read();
  return signedIn && (signedIn.remember || sessionBeganAt() !== null) ? signedIn : null;
}

/** `readSignedIn` for components; null on the server and while hydrating. */
export function useSignedIn(): SignedIn | null {
  return useSyncExternalStore(store.subscribe, readSignedIn, store.serverValue);
}

/** Says on <html> who is signed in, as the pre-paint script does. */
function markUser(signedIn: SignedIn | null): void {
  if (signedIn) document.documentElement.dataset['user'] = signedIn.unverified ? 'unverified' : '';
  else delete document.documentElement.dataset['user'];
}

/** Remembers or forgets (null) who is signed in, and shows the right foot of the navigation at once. */
export function rememberSignedIn(signedIn: SignedIn | null): void {
  if (store.read()?.uid !== signedIn?.uid) forgetPicks();
  store.write(signedIn);
  markUser(signedIn);
}

/** Stores the user's name in the navigation, and whether their address is unverified; nothing changes if somebody else is signed in. */
export function rememberUser({ uid, ...user }: Omit<SignedIn, 'remember'>): void {
  const signedIn = store.read();
  if (signedIn?.uid !== uid) return;
  const next = { ...signedIn, ...user };
  if (signedIn.name !== next.name || signedIn.unverified !== next.unverified) store.write(next);
  markUser(next);
}

/** Whether a remembered session is due: older than half its life, or gone. `now` in milliseconds since 1970. */
export function isRenewalDue(beganAt: number | null, now: number): boolean {
  return beganAt === null || now - beganAt > (SESSION_COOKIE_SECONDS * 1000) / 2;
}
