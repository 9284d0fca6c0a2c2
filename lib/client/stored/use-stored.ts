import { useSyncExternalStore } from 'react';

/** A value that React can subscribe to. */
export type ValueStore<Value> = {
  readonly read: () => Value;
  readonly serverValue: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The value of a store, in local storage or memory; until the page has hydrated, what the server renders with. */
export function useStored<Value>({ subscribe, read, serverValue }: ValueStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, serverValue);
}
