import { cacheTag } from '../../domain/page/cache-tags';
import { type AllNames, allNames } from '../../domain/search/all-names';
import { readAllNames } from '../../store/models/competition-documents';
import { processCopy } from '../process-copy';
import { sharedRegistry } from '../shared-registry';

const readNames = async (): Promise<AllNames> => allNames(await readAllNames());

/** All names, folded, from the one cache of the process. Rejects with StoreUnavailableError while there is none yet. */
export function searchedNames(now: number): Promise<AllNames> {
  const registry = sharedRegistry();
  return (registry.names ??= processCopy({ name: 'names of the search', load: readNames, tag: cacheTag.search })).get(now);
}
