import { cacheTag } from '../../domain/page/cache-tags';
import { type AllNames, allNames } from '../../domain/search/all-names';
import type { SearchEntry } from '../../domain/search/search-entry';
import { readAllNames } from '../../store/models/competition-documents';
import { LOCALES } from '../../domain/settings/locales';
import { championName } from '../../i18n/champion-name';
import { competitionName } from '../../i18n/competition-name';
import { translator } from '../../i18n/message-registry';
import type { Translate } from '../../i18n/translate';
// Registers every locale's texts.
import '../../i18n/server-messages';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

declare module '../shared-registry' {
  interface SharedRegistry {
    /** The process's copy of all names that search looks through. */
    names?: ProcessValue<AllNames>;
  }
}

const TRANSLATED: Partial<Record<SearchEntry['type'], (name: string, t: Translate) => string>> = {
  champion: championName,
  league: competitionName,
  serie: competitionName,
};

/** Champions, leagues, and seasons with their stages, are found by their names in every language of the site. */
function underAllNames(entry: SearchEntry): SearchEntry {
  const translated = TRANSLATED[entry.type];
  if (translated === undefined) return entry;
  const { name, also = [] } = entry;
  const names = entry.type === 'serie' ? [name, ...also] : [name];
  const others = LOCALES.flatMap((locale) => names.map((each) => translated(each, translator(locale))));
  return { ...entry, also: [...new Set([...also, ...others])].filter((each) => each !== name) };
}

const readNames = async (): Promise<AllNames> => allNames((await readAllNames()).map(underAllNames));

/** All names, folded, from the one cache of the process. Rejects with StoreUnavailableError while there is none yet. */
export function searchedNames(now: number): Promise<AllNames> {
  const registry = sharedRegistry();
  return (registry.names ??= new ProcessValue({ name: 'names of the search', load: readNames, tag: cacheTag.search })).get(now);
}
