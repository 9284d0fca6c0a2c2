import { useSyncExternalStore } from 'react';
import type { MemoryStore } from './memory-store';

/** The value of a store, in local storage or memory; until the page has hydrated, what the server renders with. */
export function useStored<Value>({ subscribe, read, serverValue }: MemoryStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, serverValue);
}
