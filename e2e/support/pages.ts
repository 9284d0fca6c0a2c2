import { compareAddress } from '../../lib/domain/compare/compare-address';
import { ARCHIVE_PAGE } from '../../lib/domain/page/archive';
import { EMBED_PAGE } from '../../lib/domain/page/embed';
import { digestPath } from '../../lib/domain/news/news-address';
import { paths } from '../../lib/domain/page/paths';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { digests, laners, liveMatches, someMatch, somePlayer } from './site-data';

/** One page of each kind, by a name for reports. */
export const PAGE_KINDS = [
  'home',
  'matches',
  'finished match',
  'running match',
  'upcoming match',
  'league',
  'leagues',
  'team',
  'team matches',
  'team statistics',
  'team champions',
  'team head-to-head',
  'team rating',
  'team history',
  'player',
  'champion',
  'player statistics',
  'statistics of teams',
  'statistics',
  'comparison',
  'comparison of players',
  'comparison of teams',
  'search',
  'videos',
  'matches to catch up on',
  'following',
  'settings',
  'settings of regions',
  'settings of tournaments',
  'settings of teams',
  'contact',
  'developers',
  'archive',
  'embeds',
  'privacy policy',
  'terms',
  'terms of service',
  'series',
  'serie',
  'tournaments',
  'tournament',
  'tournament bracket',
  'standings',
  'rankings',
  'method of rankings',
  'news',
  'digest',
  'recap',
  'patch notes',
  'patch',
  'login',
  'sign-up',
  'password reset',
  'mail link',
  'unsubscribe',
  'offline',
  'not found',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A team that has played. */
async function someTeam(): Promise<{ readonly id: number; readonly name: string }> {
  const { left } = await someMatch('finished');
  return left;
}

export async function pathOf(kind: PageKind): Promise<string> {
  switch (kind) {
    case 'home':
      return paths.home();
    case 'matches':
      return paths.matches('today');
    case 'finished match':
      return paths.match(await someMatch('finished', (match) => match.numOfGames === 5));
    case 'running match': {
      const [running] = await liveMatches();
      if (!running) throw new Error('No match of the demo season runs');
      return paths.match(running);
    }
    case 'upcoming match':
      return paths.match(await someMatch('not_started', (match) => match.rescheduled));
    case 'league':
      return paths.league({ id: 293, name: 'LCK' });
    case 'leagues':
      return paths.leagues();
    case 'team':
      return teamHref(await someTeam(), { tab: 'overview' });
    case 'team matches':
      return teamHref(await someTeam(), { tab: 'matches' });
    case 'team statistics':
      return teamHref(await someTeam(), { tab: 'stats' });
    case 'team champions':
      return teamHref(await someTeam(), { tab: 'champions' });
    case 'team head-to-head':
      return teamHref(await someTeam(), { tab: 'head-to-head' });
    case 'team rating':
      return teamHref(await someTeam(), { tab: 'rating' });
    case 'team history':
      return teamHref(await someTeam(), { tab: 'history' });
    case 'player':
      return paths.player(await somePlayer());
    case 'player statistics':
      return paths.statsOf('all', 'players');
    case 'statistics of teams':
      return paths.statsOf('all', 'teams');
    case 'comparison':
      return paths.compare();
    case 'comparison of players':
      return compareAddress('players', await laners('mid'));
    case 'comparison of teams': {
      const { left, right } = await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0);
      return compareAddress('teams', [left.id, right.id]);
    }
    case 'videos':
      return paths.videos();
    case 'matches to catch up on':
      return paths.catchUp(7);
    case 'following':
      return paths.following();
    case 'settings':
      return paths.settings();
    case 'settings of regions':
      return paths.settingsRegions();
    case 'settings of tournaments':
      return paths.settingsTournaments();
    case 'settings of teams':
      return paths.settingsFollowing();
    case 'statistics':
      return `${paths.stats()}?kind=champions&scope=all`;
    case 'champion':
      return paths.champion({ id: 268, name: 'Azir' });
    case 'search':
      return paths.searchFor('gen g vs t1');
    case 'contact':
      return paths.contact();
    case 'archive':
      return ARCHIVE_PAGE;
    case 'developers':
      return paths.developers();
    case 'embeds':
      return EMBED_PAGE;
    case 'privacy policy':
      return paths.privacy();
    case 'terms':
      return paths.terms();
    case 'terms of service':
      return paths.tos();
    case 'series':
      return paths.series();
    case 'serie': {
      const match = await someMatch('finished');
      return paths.serie({ id: match.serieId, name: match.serieName });
    }
    case 'tournaments':
      return paths.tournaments();
    case 'tournament': {
      const match = await someMatch('finished');
      return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
    }
    case 'tournament bracket': {
      const match = await someMatch('not_started', ({ previousMatchIds }) => previousMatchIds.length > 0);
      return paths.tournament({ id: match.tournamentId, name: match.tournamentName });
    }
    case 'standings':
      return paths.standings();
    case 'rankings':
      return paths.rankings();
    case 'method of rankings':
      return paths.rankingsMethod();
    case 'news':
      return paths.news();
    case 'digest': {
      const [digest] = await digests();
      if (!digest) throw new Error('No league of the demo season has a digest');
      return digestPath(digest);
    }
    case 'recap':
      return paths.recap(await someMatch('finished', (match) => match.left.id > 0 && match.right.id > 0));
    case 'patch notes':
      return paths.patchNotes();
    case 'patch': {
      const match = await someMatch('finished', ({ version }) => version !== '');
      return paths.patch(match.version);
    }
    case 'login':
      return paths.login();
    case 'sign-up':
      return paths.signup();
    case 'password reset':
      return paths.resetPassword();
    case 'mail link':
      return paths.handler();
    case 'unsubscribe':
      return paths.unsubscribe();
    case 'offline':
      return paths.offline();
    case 'not found':
      return '/no-such-page';
  }
}

/** A page that is not there has the browser log just that. */
export const NOT_FOUND = /status of 404.*\/no-such-page$/;
