import { isRecord } from '../values/is-record';
import type { CookieName } from '../settings/stored-keys';

/**
 * What a browser remembers of being signed in (docs/product.md#accounts): the
 * user's id in local storage, and the script-readable cookie `time` that stands
 * beside the session. Neither proves anything; they decide what is drawn before
 * the server answers.
 */
export const SIGNED_IN_STORAGE_KEY = 'userUID';
export const SESSION_TIME_COOKIE = 'time' satisfies CookieName;

export type SignedIn = {
  readonly uid: string;
  /** Whether the user stays signed in when the browser closes. */
  readonly remember: boolean;
  /** The user's name in the navigation. */
  readonly name: string | null;
  /** Whether their address was still to be verified when the server last said who it is. */
  readonly unverified: boolean;
};

/** Whatever storage holds: who is signed in here, or null. */
export function decodeSignedIn(stored: unknown): SignedIn | null {
  if (!isRecord(stored)) return null;
  const { uid, remember, name = null, unverified } = stored;
  if (typeof uid !== 'string' || uid === '' || typeof remember !== 'boolean') return null;
  return name === null || typeof name === 'string' ? { uid, remember, name, unverified: unverified === true } : null;
}
