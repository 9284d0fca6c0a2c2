import { createLocalStore } from '../stored/local-store';

const store = createLocalStore<boolean>('accountKept', (stored) => stored === true, false, { storage: 'sessionStorage' });

/** Notes that this sign-in took back the wish to have the account deleted; the page that comes next says so. */
export function noteAccountRestored(): void {
  store.write(true);
}

/** Whether there is such a note; it is taken away. */
export function takeAccountRestored(): boolean {
  const isNoted = store.read();
  if (isNoted) store.write(false);
  return isNoted;
}
