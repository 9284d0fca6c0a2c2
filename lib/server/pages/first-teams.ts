import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import type { TeamStub } from '../../domain/entities/entities';
import { readRankings } from '../../store/models/entity-documents';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';

/** How many teams a new visitor is offered. */
const FIRST_TEAMS = 12;

declare module '../shared-registry' {
  interface SharedRegistry {
    /** Teams that a new visitor is offered. */
    firstTeams?: ProcessValue<readonly TeamStub[]> | null;
  }
}

/** The clubs with most fans, of all regions in turn. */
const BELOVED = [
  'T1',
  'G2 Esports',
  'Fnatic',
  'Gen.G',
  'Bilibili Gaming',
  'Karmine Corp',
  'Hanwha Life Esports',
  'Cloud9',
  'Top Esports',
  'KT Rolster',
  'Team Liquid',
  'paiN Gaming',
];

async function readFirstTeams(): Promise<readonly TeamStub[]> {
  const ranked = ((await readRankings())?.teams ?? []).map(({ team }) => team);
  const beloved = BELOVED.flatMap((name) => ranked.find((team) => team.name === name) ?? []);
  return [...beloved, ...ranked.filter((team) => !beloved.includes(team))].slice(0, FIRST_TEAMS);
}

/**
 * The clubs that most fans follow, then the strongest: a visitor who follows nothing yet picks from them. From the process's copy:
 * the rankings they come from are the largest document of the homepage, for a dozen names of it.
 * Rejects with StoreUnavailableError while there is no copy yet.
 */
export async function loadFirstTeams(now: number): Promise<{ readonly teams: readonly TeamStub[]; readonly tags: readonly CacheTag[] }> {
  const teams = await (sharedRegistry().firstTeams ??= new ProcessValue({
    name: 'first teams',
    load: readFirstTeams,
    tag: cacheTag.rankings,
  })).get(now);
  return { teams, tags: [cacheTag.rankings] };
}
