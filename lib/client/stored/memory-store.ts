import type { ValueStore } from './use-stored';

/** A value that lives as long as the page. */
export function createMemoryStore<Value>(initial: Value): ValueStore<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    serverValue: () => initial,
    write: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
