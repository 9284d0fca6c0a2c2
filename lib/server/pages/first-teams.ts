import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import { CACHE_REFRESH_MINUTES } from '../../domain/values/constants';
import type { TeamStub } from '../../domain/entities/entities';
import { uncounted } from '../../store/core/read-counter';
import { readRankings } from '../../store/models/rating-document';
import { errorFields, log } from '../logger';
import { RefreshingCache } from '../refreshing-cache';
import { sharedRegistry } from '../shared-registry';

/** How many teams a new visitor is offered. */
const FIRST_TEAMS = 12;
const RETRY_MS = 2_000;

async function readFirstTeams(): Promise<readonly TeamStub[]> {
  const rankings = await readRankings();
  const teams = (rankings?.teams ?? []).slice(0, FIRST_TEAMS).map(({ team }) => team);
  return teams.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function openFirstTeams(): RefreshingCache<readonly TeamStub[]> {
  const cache = new RefreshingCache({
    load: () => uncounted(readFirstTeams),
    maxAgeMs: CACHE_REFRESH_MINUTES * 60_000,
    retryMs: RETRY_MS,
    realNow: Date.now,
    onError: (error: unknown) => log().warn(errorFields(error), 'first teams not refreshed'),
  });
  sharedRegistry().purges.on('purge', (tags) => {
    if (tags.includes(cacheTag.rankings)) cache.drop();
  });
  return cache;
}

/**
 * The strongest teams, by name: who follows nothing yet picks from them. From the process's copy:
 * the rankings they come from are the largest document of the homepage, for a dozen names of it.
 * Rejects with StoreUnavailableError while there is no copy yet.
 */
export async function loadFirstTeams(now: number): Promise<{ readonly teams: readonly TeamStub[]; readonly tags: readonly CacheTag[] }> {
  const teams = await (sharedRegistry().firstTeams ??= openFirstTeams()).get(now);
  return { teams, tags: [cacheTag.rankings] };
}
