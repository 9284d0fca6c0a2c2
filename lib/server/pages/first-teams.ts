import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { TeamStub } from '../../domain/entities/entities';
import { readRankings } from '../../store/models/rating-document';

/** How many teams a new visitor is offered. */
const FIRST_TEAMS = 12;

/** The strongest teams, by name: who follows nothing yet picks from them. One read. Throws StoreUnavailableError. */
export async function loadFirstTeams(): Promise<{ readonly teams: readonly TeamStub[]; readonly tags: readonly CacheTag[] }> {
  const rankings = await readRankings();
  const teams = (rankings?.teams ?? []).slice(0, FIRST_TEAMS).map(({ team }) => team);
  return { teams: teams.sort((one, other) => one.name.localeCompare(other.name, 'en')), tags: [cacheTag.rankings] };
}
