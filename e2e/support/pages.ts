import { compareAddress } from '../../lib/domain/compare/compare-address';
import { digestPath } from '../../lib/domain/news/news-address';
import { paths } from '../../lib/domain/page/paths';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { PLAIN_ROUTES } from '../../tests/support/server/page-files';
import { digests, laners, liveMatches, someMatch, somePlayer } from './site-data';

/** A team that has played. */
async function someTeam(): Promise<{ readonly id: number; readonly name: string }> {
  const { left } = await someMatch('finished');
  return left;
}

/** One of each kind with a name or number in its address, and pages in a certain state. The prediction game has tests of its own. */
const CHOSEN: Readonly<Record<string, () => string | Promise<string>>> = {
  matches: () => paths.matches('today'),
  'finished match': async () => paths.match(await someMatch('finished', (match) => match.numOfGames === 5)),
  'running match': async () => {
    const [running] = await liveMatches();
    if (!running) throw new Error('No match of the demo season runs');
    return paths.match(running);
  },
  'upcoming match': async () => paths.match(await someMatch('not_started', (match) => match.rescheduled)),
  league: () => paths.league({ id: 293, name: 'LCK' }),
  team: async () => teamHref(await someTeam(), { tab: 'overview' }),
  'team matches': async () => teamHref(await someTeam(), { tab: 'matches' }),
  'team statistics': async () => teamHref(await someTeam(), { tab: 'stats' }),
  'team champions': async () => teamHref(await someTeam(), { tab: 'champions' }),
  'team head-to-head': async () => teamHref(await someTeam(), { tab: 'head-to-head' }),
  'team rating': async () => teamHref(await someTeam(), { tab: 'rating' }),
  'team history': async () => teamHref(await someTeam(), { tab: 'history' }),
  player: async () => paths.player(await somePlayer()),
  champion: () => paths.champion({ id: 268, name: 'Azir' }),
  'player statistics': () => paths.statsOf('all', 'players'),
  'statistics of teams': () => paths.statsOf('all', 'teams'),
  statistics: () => `${paths.stats()}?kind=champions&scope=all`,
  'comparison of players': async () => compareAddress('players', await laners('mid')),
  'comparison of teams': async () => {
    const { left, right } = await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0);
    return compareAddress('teams', [left.id, right.id]);
  },
  search: () => paths.searchFor('gen g vs t1'),
  'matches to catch up on': () => paths.catchUp(7),
  serie: async () => {
    const match = await someMatch('finished');
    return paths.serie({ id: match.serieId, name: match.serieName });
  },
  tournament: async () => {
    const match = await someMatch('finished');
    return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
  },
  'tournament bracket': async () => {
    const match = await someMatch('not_started', ({ previousMatchIds }) => previousMatchIds.length > 0);
    return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
  },
  digest: async () => {
    const [digest] = await digests();
    if (!digest) throw new Error('No league of the demo season has a digest');
    return digestPath(digest);
  },
  recap: async () => paths.recap(await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0)),
  patch: async () => {
    const match = await someMatch('finished', ({ version }) => version !== '');
    return paths.patch(match.version);
  },
  'not found': () => '/no-such-page',
};

const KINDS = new Map<string, () => string | Promise<string>>([
  ...PLAIN_ROUTES.map((route) => [route.slice(1).replace(/[-/]/g, ' ') || 'home', () => route] as const),
  ...Object.entries(CHOSEN),
]);
/** By a name for reports: pages without a name or number in their address by that ("privacy policy"). */
export const PAGE_KINDS: readonly string[] = [...KINDS.keys()];

export async function pathOf(kind: string): Promise<string> {
  const find = KINDS.get(kind);
  if (!find) throw new Error(`No page is called "${kind}"`);
  return find();
}

/** A page that is not there has the browser log just that. */
export const NOT_FOUND = /status of 404.*\/no-such-page$/;
