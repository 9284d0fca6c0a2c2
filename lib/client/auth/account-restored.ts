import type { SessionKey } from '../../domain/settings/stored-keys';

const KEY: SessionKey = 'accountKept';

/** Notes that this sign-in took back the wish to have the account deleted; the page that comes next says so. */
export function noteAccountRestored(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without session storage nothing is said, and the account is kept all the same.
  }
}

/** Whether there is such a note, once. */
export function takeAccountRestored(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    // Without session storage nothing was noted.
    return false;
  }
}
