/** A value that lives as long as the page and that React can subscribe to. */
export type MemoryStore<Value> = {
  readonly read: () => Value;
  readonly serverValue: () => Value;
  readonly write: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createMemoryStore<Value>(initial: Value): MemoryStore<Value> {
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
