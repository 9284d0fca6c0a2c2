import { useSyncExternalStore } from 'react';
import { isRecord } from '../../domain/values/is-record';

const CHANGED = 'riftweek:hash';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Next's own state in the history, with its address brought up to date. */
function stateWithHash(state: unknown, hash: string): unknown {
  const address = isRecord(state) ? state['as'] : null;
  return isRecord(state) && typeof address === 'string' ? { ...state, as: `${address.replace(/#.*/, '')}${hash}` } : state;
}

/** Replaces the hash of the address, without a history entry or a jump; '' removes it. */
export function setHash(next: string): void {
  const hash = next === '' ? '' : `#${next}`;
  history.replaceState(stateWithHash(history.state, hash), '', `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new Event(CHANGED));
}

/**
 * The hash of the address without "#" ("game-2"), '' where there is none. Read in
 * the browser only; '' on the server and in the first render.
 */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}
