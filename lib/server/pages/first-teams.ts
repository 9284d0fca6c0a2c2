import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import { clubShortName } from '../../domain/entities/club-names';
import type { TeamStub } from '../../domain/entities/entities';
import { readRankings } from '../../store/models/entity-documents';
import { ProcessValue } from '../process-value';
import { sharedRegistry } from '../shared-registry';
import { publicPage } from './public-page';

declare module '../shared-registry' {
  interface SharedRegistry {
    /** The process's copy of the teams that a new visitor is offered. */
    firstTeams?: ProcessValue<readonly TeamStub[]> | null;
  }
}

/** The clubs with most fans, of all regions in turn: a fixed list, because one that follows from results would reveal them to a visitor who hides them. */
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
].map(called);

/** A club's name, without its sponsor and in lower case. */
function called(name: string): string {
  return clubShortName(name).toLowerCase();
}

/** The clubs of `BELOVED` that are ranked; of two with the same name, the higher ranked. */
async function readFirstTeams(): Promise<readonly TeamStub[]> {
  const teams = new Map(((await readRankings())?.teams ?? []).toReversed().map(({ team }) => [called(team.name), team]));
  return BELOVED.flatMap((name) => teams.get(name) ?? []);
}

/**
 * The clubs that most fans follow: a visitor who follows nothing yet picks from them. From the process's copy:
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

/** `getServerSideProps` of a page that offers teams to follow. It is the same for everyone: the browser loads what is followed. */
export const firstTeamsPage = publicPage(async ({ now }) => {
  const { teams, tags } = await loadFirstTeams(now);
  return { kind: 'page', props: { firstTeams: teams }, tags };
});
