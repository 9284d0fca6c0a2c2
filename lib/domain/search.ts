import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from './constants';
import type { SearchEntry } from './read-models';

/** Search (docs/product.md#search). Everything compares in lower case without spaces. */

export const SEARCH_TYPES = ['league', 'team', 'player', 'champion'] as const;

/** What the input's text means: lower case, spaces removed, at most 254 characters. */
export function normalizeKeyword(text: string): string {
  return text.slice(0, SEARCH_MAX_LENGTH).toLowerCase().replace(/\s+/g, '');
}

function firstCharacters(text: string): string {
  return [...text].slice(0, SEARCH_MIN_LENGTH).join('');
}

/** The index document for a keyword: its first two characters; null while it is too short. */
export function prefixOf(keyword: string): string | null {
  const characters = [...normalizeKeyword(keyword)];
  return characters.length < SEARCH_MIN_LENGTH ? null : characters.slice(0, SEARCH_MIN_LENGTH).join('');
}

/** The two-character keys under which an entry stands: name, acronym and each word of the name. */
export function indexKeys(entry: Pick<SearchEntry, 'name' | 'acronym'>): string[] {
  const starts = [entry.name, entry.acronym, ...entry.name.split(/[^\p{L}\p{N}]+/u)].map(normalizeKeyword);
  return [...new Set(starts.map(firstCharacters).filter((key) => [...key].length === SEARCH_MIN_LENGTH))];
}

/** Entries whose name or acronym contains the keyword. */
export function filterEntries(entries: readonly SearchEntry[], keyword: string): SearchEntry[] {
  const wanted = normalizeKeyword(keyword);
  return entries.filter((entry) => normalizeKeyword(entry.name).includes(wanted) || normalizeKeyword(entry.acronym).includes(wanted));
}

export type SearchGroup = { readonly type: SearchEntry['type']; readonly items: readonly SearchEntry[] };

/** League, team, player, champion; each sorted by name; empty groups left out. */
export function groupEntries(entries: readonly SearchEntry[]): SearchGroup[] {
  return SEARCH_TYPES.map((type) => ({
    type,
    items: entries.filter((entry) => entry.type === type).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id),
  })).filter((group) => group.items.length > 0);
}
