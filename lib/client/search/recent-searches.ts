import { isRecord } from '../../domain/values/is-record';
import type { SearchEntry } from '../../domain/search/search-entry';
import { SEARCH_TYPES } from '../../domain/search/search-types';
import { createLocalStore } from '../stored/local-store';
import { useStored } from '../stored/use-stored';

/** What was opened from the search on this device, latest first. */
export type RecentSearch = Pick<SearchEntry, 'type' | 'id' | 'name' | 'acronym' | 'img' | 'key'>;

const MOST_RECENT = 6;
const NONE: readonly RecentSearch[] = [];

function isRecent(value: unknown): value is RecentSearch {
  return (
    isRecord(value) &&
    SEARCH_TYPES.some((type) => type === value['type']) &&
    Number.isInteger(value['id']) &&
    typeof value['name'] === 'string' &&
    typeof value['acronym'] === 'string' &&
    (value['img'] === null || typeof value['img'] === 'string') &&
    value['key'] === `${String(value['type'])}-${String(value['id'])}`
  );
}

const store = createLocalStore<readonly RecentSearch[]>(
  'recentSearches',
  (stored) => (Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST_RECENT) : NONE),
  NONE,
);

export function useRecentSearches(): readonly RecentSearch[] {
  return useStored(store);
}

export function rememberSearch({ type, id, name, acronym, img, key }: RecentSearch): void {
  const others = store.read().filter((each) => each.key !== key);
  store.write([{ type, id, name, acronym, img, key }, ...others].slice(0, MOST_RECENT));
}

export function forgetSearches(): void {
  store.write(NONE);
}
