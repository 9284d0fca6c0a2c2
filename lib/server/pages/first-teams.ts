import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { TeamStub } from '../../domain/entities/entities';
import { readRankings } from '../../store/models/entity-documents';
import { processCopy } from '../process-copy';
import { sharedRegistry } from '../shared-registry';

/** How many teams a new visitor is offered. */
const FIRST_TEAMS = 12;

async function readFirstTeams(): Promise<readonly TeamStub[]> {
  const rankings = await readRankings();
  const teams = (rankings?.teams ?? []).slice(0, FIRST_TEAMS).map(({ team }) => team);
  return teams.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The strongest teams, by name: a visitor who follows nothing yet picks from them. From the process's copy:
 * the rankings they come from are the largest document of the homepage, for a dozen names of it.
 * Rejects with StoreUnavailableError while there is no copy yet.
 */
export async function loadFirstTeams(now: number): Promise<{ readonly teams: readonly TeamStub[]; readonly tags: readonly CacheTag[] }> {
  const teams = await (sharedRegistry().firstTeams ??= processCopy({
    name: 'first teams',
    load: readFirstTeams,
    tag: cacheTag.rankings,
  })).get(now);
  return { teams, tags: [cacheTag.rankings] };
}
