import { SEARCH_MIN_LENGTH } from '../values/constants';
import { foldText, foldWords } from './fold';
import { fitOf, foldEntry } from './name-fit';
import type { SearchEntry } from './search-entry';
import { SEARCH_TYPES } from './search-types';

/** The index of two first characters, and its filter (docs/product.md#search). Everything compares folded (`fold.ts`). */

function firstCharacters(folded: string): string {
  return [...folded].slice(0, SEARCH_MIN_LENGTH).join('');
}

/** The index document for a keyword: its first two characters; null while it is too short. */
export function prefixOf(keyword: string): string | null {
  const prefix = firstCharacters(foldText(keyword));
  return [...prefix].length < SEARCH_MIN_LENGTH ? null : prefix;
}

type IndexedNames = Pick<SearchEntry, 'name' | 'acronym' | 'also'>;

/** The two-character keys under which an entry stands: all its names, and each word of its own. */
export function indexKeys({ name, acronym, also = [] }: IndexedNames): string[] {
  const starts = [...[name, acronym, ...also].map(foldText), ...foldWords(name)];
  return [...new Set(starts.map(firstCharacters).filter((key) => [...key].length === SEARCH_MIN_LENGTH))];
}

/** Entries one of whose names fits the keyword. */
export function filterEntries(entries: readonly SearchEntry[], keyword: string): SearchEntry[] {
  const wanted = foldText(keyword);
  return entries.filter((entry) => fitOf(foldEntry(entry), wanted) !== null);
}

export type SearchGroup = { readonly type: SearchEntry['type']; readonly items: readonly SearchEntry[] };

/** League, team, player, champion, each sorted by name; then seasons, newest first. Empty groups are left out. */
export function groupEntries(entries: readonly SearchEntry[]): SearchGroup[] {
  return SEARCH_TYPES.map((type) => ({
    type,
    items: entries
      .filter((entry) => entry.type === type)
      .sort((a, b) => (b.beginAt ?? '').localeCompare(a.beginAt ?? '') || a.name.localeCompare(b.name) || a.id - b.id),
  })).filter((group) => group.items.length > 0);
}
