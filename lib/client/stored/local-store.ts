import type { LocalKey, SessionKey } from '../../domain/settings/stored-keys';
import { parseJson } from '../../domain/values/parse-json';
import type { ValueStore } from './use-stored';

type StorageName = 'localStorage' | 'sessionStorage';

type StoreOptions<Value> = { readonly encode?: (value: Value) => unknown; readonly storage?: StorageName };

function storedText(name: StorageName, key: string): string | null {
  try {
    return globalThis[name].getItem(key);
  } catch {
    return null;
  }
}

/**
 * A value in local storage, or in the tab's session. Every reader of a key
 * shares one snapshot; other tabs' writes arrive by the `storage` event. Where
 * storage is closed (private windows) the value lives in memory.
 * @param decode turns whatever storage holds (parsed JSON, null if absent or broken) into a value
 * @param serverValue what the server renders with, and the browser until it has hydrated
 * @param options `encode` makes the JSON form to store, where that is not the value itself
 */
export function createLocalStore<Value>(
  key: LocalKey | SessionKey,
  decode: (stored: unknown) => Value,
  serverValue: Value,
  { encode = (value) => value, storage = 'localStorage' }: StoreOptions<Value> = {},
): ValueStore<Value> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = serverValue;
  let loaded = false;
  let inMemory = false;

  const read = (): Value => {
    const current = inMemory ? text : storedText(storage, key);
    if (!loaded || current !== text) {
      loaded = true;
      text = current;
      value = decode(current === null ? null : (parseJson(current) ?? null));
    }
    return value;
  };

  const publish = (): void => {
    for (const listener of listeners) listener();
  };

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) publish();
  };

  return {
    read,
    serverValue: () => serverValue,
    write: (next) => {
      const encoded = JSON.stringify(encode(next));
      try {
        globalThis[storage].setItem(key, encoded);
        inMemory = false;
      } catch {
        inMemory = true;
        text = encoded;
        value = next;
      }
      publish();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
