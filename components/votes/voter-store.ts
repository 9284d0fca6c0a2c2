import { useSyncExternalStore } from 'react';
import { useSignedIn } from '../../lib/client/auth/signed-in-store';
import { createLocalStore } from '../../lib/client/stored/local-store';

/** True once this browser has voted; the visitor cookie itself is not readable for scripts. */
const store = createLocalStore<boolean>(
  'hasVoted',
  (stored) => stored === true,
  (value) => value,
  false,
);

/** Whether the server may know a vote of this reader; false on the server and while hydrating. */
export function useMayHaveVoted(): boolean {
  const hasVoted = useSyncExternalStore(store.subscribe, store.read, store.serverValue);
  return useSignedIn() !== null || hasVoted;
}

export function rememberVoting(): void {
  store.write(true);
}
