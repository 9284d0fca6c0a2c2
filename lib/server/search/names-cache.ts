import { cacheTag } from '../../domain/page/cache-tags';
import { CACHE_REFRESH_MINUTES } from '../../domain/values/constants';
import { allNames, type AllNames } from '../../domain/search/all-names';
import { uncounted } from '../../store/core/read-counter';
import { readAllNames } from '../../store/models/catalog-document';
import { errorFields, log } from '../logger';
import { RefreshingCache } from '../refreshing-cache';
import { sharedRegistry } from '../shared-registry';

const RETRY_MS = 2_000;

function openNamesCache(): RefreshingCache<AllNames> {
  const cache = new RefreshingCache({
    load: () => uncounted(async () => allNames(await readAllNames())),
    maxAgeMs: CACHE_REFRESH_MINUTES * 60_000,
    retryMs: RETRY_MS,
    realNow: Date.now,
    onError: (error: unknown) => log().warn(errorFields(error), 'names of the search not refreshed'),
  });
  sharedRegistry().purges.on('purge', (tags) => {
    if (tags.includes(cacheTag.search)) cache.drop();
  });
  return cache;
}

/** All names, folded, from the one cache of the process. Rejects with StoreUnavailableError while there is none yet. */
export function searchedNames(now: number): Promise<AllNames> {
  const registry = sharedRegistry();
  return (registry.names ??= openNamesCache()).get(now);
}
