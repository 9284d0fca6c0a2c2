import { useSyncExternalStore } from 'react';
import { isRecord } from '../../lib/domain/is-record';

/** The tab in the address: "#game-2". Read by the browser only; the server and the first render know none. */
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
function stateWithHash(state: unknown, key: string): unknown {
  const address = isRecord(state) ? state['as'] : null;
  return isRecord(state) && typeof address === 'string' ? { ...state, as: `${address.replace(/#.*/, '')}#${key}` } : state;
}

/** The key in the address' hash, '' where there is none; and how to put another one there, without a new entry in the history or a jump. */
export function useHashTab(): readonly [string, (key: string) => void] {
  const key = useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  );
  const select = (next: string): void => {
    history.replaceState(stateWithHash(history.state, next), '', `#${next}`);
    dispatchEvent(new Event(CHANGED));
  };
  return [key, select];
}
