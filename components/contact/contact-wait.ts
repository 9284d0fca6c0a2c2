import { useCallback, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createLocalStore } from '../../lib/client/stored/local-store';

/**
 * When the contact form may be used again: milliseconds since 1970 by the
 * visitor's own clock, 0 for now. In local storage, so that it survives a
 * reload and holds for the box and the support page alike.
 */
export const CONTACT_WAIT_KEY = 'contactAvailableAt';
const InstantSchema = v.fallback(v.pipe(v.number(), v.finite()), 0);

const store = createLocalStore<number>(CONTACT_WAIT_KEY, (stored) => v.parse(InstantSchema, stored), 0);

/** Starts the wait. `now` in milliseconds since 1970. */
export function startContactWait(now: number, waitSeconds: number): void {
  store.write(now + waitSeconds * 1000);
}

function secondsLeft(availableAt: number, now: number, maxSeconds: number): number {
  const seconds = Math.ceil((availableAt - now) / 1000);
  return seconds > maxSeconds ? 0 : Math.max(0, seconds);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  const stop = store.subscribe(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/**
 * Seconds until the form returns, counted down once a second; 0 when it is there
 * and on the server.
 * @param maxSeconds a stored moment further away than this (a clock that was set back) does not count
 */
export function useContactWait(maxSeconds: number): number {
  const snapshot = useCallback(() => secondsLeft(store.read(), Date.now(), maxSeconds), [maxSeconds]);
  return useSyncExternalStore(subscribe, snapshot, () => 0);
}
