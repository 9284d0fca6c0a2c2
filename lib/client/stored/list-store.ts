import type { LocalKey } from '../../domain/settings/stored-keys';
import { createLocalStore } from './local-store';
import type { ValueStore } from './use-stored';

/** Lists in local storage, empty where any item is broken. Decoded by hand: what every page reads loads no schema library. */

const NONE: readonly never[] = [];

export function createListStore<Item>(key: LocalKey, isItem: (value: unknown) => value is Item): ValueStore<readonly Item[]> {
  return createLocalStore<readonly Item[]>(key, (stored) => (Array.isArray(stored) && stored.every(isItem) ? stored : NONE), NONE);
}

export const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0;

/** A store of ids, each once; only the last `most` are stored. */
export function createIdStore(key: LocalKey, most = Infinity): ValueStore<readonly number[]> {
  const decode = (stored: unknown) => (Array.isArray(stored) && stored.every(isId) ? [...new Set(stored)].slice(-most) : NONE);
  return createLocalStore<readonly number[]>(key, decode, NONE);
}
