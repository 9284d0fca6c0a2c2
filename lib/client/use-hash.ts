import { useSyncExternalStore } from 'react';
import { isRecord } from '../domain/is-record';

const CHANGED = 'riftweek:hash';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener(CHANGED, listener);
  };
}

/** Next's own entry in the history, whose address it goes back to, brought up to date. */
function stateWithHash(state: unknown, hash: string): unknown {
  const address = isRecord(state) ? state['as'] : null;
  return isRecord(state) && typeof address === 'string' ? { ...state, as: `${address.replace(/#.*/, '')}${hash}` } : state;
}

/** Puts something else behind the "#" of the address, without a new entry in the history or a jump; '' for nothing. */
export function setHash(next: string): void {
  const hash = next === '' ? '' : `#${next}`;
  history.replaceState(stateWithHash(history.state, hash), '', `${location.pathname}${location.search}${hash}`);
  dispatchEvent(new Event(CHANGED));
}

/** What stands behind the "#" of the address ("game-2"), '' where there is nothing. Read by the browser only; the server and the first render know none. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
}
