import { useSyncExternalStore } from 'react';
import { decodeSignedIn, SESSION_TIME_COOKIE, SIGNED_IN_STORAGE_KEY, type SignedIn } from '../../domain/signed-in';
import { createLocalStore } from '../local-store';

const store = createLocalStore<SignedIn | null>(SIGNED_IN_STORAGE_KEY, decodeSignedIn, (value) => value, null);

/** When the session cookie was set, milliseconds since 1970; null where there is none (any more). */
export function sessionBeganAt(): number | null {
  const text = document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${SESSION_TIME_COOKIE}=`))
    ?.slice(SESSION_TIME_COOKIE.length + 1);
  const time = Date.parse(decodeURIComponent(text ?? ''));
  return Number.isNaN(time) ? null : time;
}

/** Who is signed in here as far as this browser remembers; browser only. The server has the last word. */
export function readSignedIn(): SignedIn | null {
  const signedIn = store.read();
  return signedIn && (signedIn.remember || sessionBeganAt() !== null) ? signedIn : null;
}

/** The same for components; null on the server and while hydrating. */
export function useSignedIn(): SignedIn | null {
  return useSyncExternalStore(store.subscribe, readSignedIn, store.serverValue);
}

/** Remembers or forgets (null) who is signed in, and shows the right foot of the navigation at once. */
export function rememberSignedIn(signedIn: SignedIn | null): void {
  store.write(signedIn);
  if (signedIn) document.documentElement.dataset['user'] = '';
  else delete document.documentElement.dataset['user'];
}
