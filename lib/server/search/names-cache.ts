import { cacheTag } from '../../domain/page/cache-tags';
import { type AllNames, allNames } from '../../domain/search/all-names';
import type { SearchEntry } from '../../domain/search/search-entry';
import { readAllNames } from '../../store/models/competition-documents';
import { LOCALES } from '../../domain/settings/locales';
import { championName } from '../../i18n/champion-name';
import { translator } from '../../i18n/message-registry';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

declare module '../shared-registry' {
  interface SharedRegistry {
    /** All names that a search goes through. */
    names?: ProcessValue<AllNames>;
  }
}

/** Champions are found by their names in every language of the site. */
function underAllNames(entry: SearchEntry): SearchEntry {
  if (entry.type !== 'champion') return entry;
  const others = new Set(LOCALES.map((locale) => championName(entry.name, translator(locale))));
  return { ...entry, also: [...(entry.also ?? []), ...others].filter((name) => name !== entry.name) };
}

const readNames = async (): Promise<AllNames> => allNames((await readAllNames()).map(underAllNames));

/** All names, folded, from the one cache of the process. Rejects with StoreUnavailableError while there is none yet. */
export function searchedNames(now: number): Promise<AllNames> {
  const registry = sharedRegistry();
  return (registry.names ??= new ProcessValue({ name: 'names of the search', load: readNames, tag: cacheTag.search })).get(now);
}
