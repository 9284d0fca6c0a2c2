import { compareAddress } from '../../lib/domain/compare/compare-address';
import { ARCHIVE_PAGE } from '../../lib/domain/page/archive';
import { EMBED_PAGE } from '../../lib/domain/page/embed';
import { digestPath } from '../../lib/domain/news/news-address';
import { paths } from '../../lib/domain/page/paths';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { digests, laners, liveMatches, someMatch, somePlayer } from './site-data';

/** A team that has played. */
async function someTeam(): Promise<{ readonly id: number; readonly name: string }> {
  const { left } = await someMatch('finished');
  return left;
}

/** One page of each kind, by a name for reports. */
const PAGES = {
  home: () => paths.home(),
  matches: () => paths.matches('today'),
  'finished match': async () => paths.match(await someMatch('finished', (match) => match.numOfGames === 5)),
  'running match': async () => {
    const [running] = await liveMatches();
    if (!running) throw new Error('No match of the demo season runs');
    return paths.match(running);
  },
  'upcoming match': async () => paths.match(await someMatch('not_started', (match) => match.rescheduled)),
  league: () => paths.league({ id: 293, name: 'LCK' }),
  leagues: () => paths.leagues(),
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
  comparison: () => paths.compare(),
  'comparison of players': async () => compareAddress('players', await laners('mid')),
  'comparison of teams': async () => {
    const { left, right } = await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0);
    return compareAddress('teams', [left.id, right.id]);
  },
  search: () => paths.searchFor('gen g vs t1'),
  videos: () => paths.videos(),
  'matches to catch up on': () => paths.catchUp(7),
  following: () => paths.following(),
  settings: () => paths.settings(),
  'settings of regions': () => paths.settingsRegions(),
  'settings of tournaments': () => paths.settingsTournaments(),
  'settings of teams': () => paths.settingsFollowing(),
  contact: () => paths.contact(),
  developers: () => paths.developers(),
  archive: () => ARCHIVE_PAGE,
  embeds: () => EMBED_PAGE,
  'privacy policy': () => paths.privacy(),
  terms: () => paths.terms(),
  'terms of service': () => paths.tos(),
  series: () => paths.series(),
  serie: async () => {
    const match = await someMatch('finished');
    return paths.serie({ id: match.serieId, name: match.serieName });
  },
  tournaments: () => paths.tournaments(),
  tournament: async () => {
    const match = await someMatch('finished');
    return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
  },
  'tournament bracket': async () => {
    const match = await someMatch('not_started', ({ previousMatchIds }) => previousMatchIds.length > 0);
    return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
  },
  standings: () => paths.standings(),
  rankings: () => paths.rankings(),
  'method of rankings': () => paths.rankingsMethod(),
  news: () => paths.news(),
  digest: async () => {
    const [digest] = await digests();
    if (!digest) throw new Error('No league of the demo season has a digest');
    return digestPath(digest);
  },
  recap: async () => paths.recap(await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0)),
  'patch notes': () => paths.patchNotes(),
  patch: async () => {
    const match = await someMatch('finished', ({ version }) => version !== '');
    return paths.patch(match.version);
  },
  login: () => paths.login(),
  'sign-up': () => paths.signup(),
  'password reset': () => paths.resetPassword(),
  'mail link': () => paths.handler(),
  unsubscribe: () => paths.unsubscribe(),
  offline: () => paths.offline(),
  'not found': () => '/no-such-page',
} as const satisfies Readonly<Record<string, () => string | Promise<string>>>;
export type PageKind = keyof typeof PAGES;
const isKind = (name: string): name is PageKind => name in PAGES;
export const PAGE_KINDS = Object.keys(PAGES).filter(isKind);

export async function pathOf(kind: PageKind): Promise<string> {
  return PAGES[kind]();
}

/** A page that is not there has the browser log just that. */
export const NOT_FOUND = /status of 404.*\/no-such-page$/;
