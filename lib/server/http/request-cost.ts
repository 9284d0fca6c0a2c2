import { MOST_FRIENDS, MOST_LEAGUES, MOST_MEMBERS } from '../../domain/play/leagues/play-league';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../../domain/values/constants';
import type { Target } from './request-target';

/** Points that an answer which is not cached costs its address (`RIFTWEEK_ADDRESS_BUDGET`): a page is rendered, JSON is only read. */
const PAGE_POINTS = 2;
const JSON_POINTS = 1;
const DOCUMENTS_A_POINT = 10;

/** Reads for each followed entity: for a player their own document and both of their team. */
const FOLLOWED_READS = { leagues: 1, teams: 2, players: 3, matches: 1 };
const MOST_FOLLOWED =
  MAX_FOLLOWED_LEAGUES * FOLLOWED_READS.leagues +
  MAX_FOLLOWED_TEAMS * FOLLOWED_READS.teams +
  MAX_FOLLOWED_PLAYERS * FOLLOWED_READS.players +
  MAX_FOLLOWED_MATCHES * FOLLOWED_READS.matches;
/** The league, and the account and pick'em of each member. */
const LEAGUE_READS = 1 + 2 * MOST_MEMBERS;

/** How many documents a route with many reads may read, as far as the address tells; its query is canonical. */
const MOST_READS = new Map<string, (query: URLSearchParams) => number>([
  [
    '/api/following',
    (query) =>
      Object.entries(FOLLOWED_READS).reduce(
        (sum, [kind, each]) => sum + each * (query.get(kind)?.split(',').filter(Boolean).length ?? 0),
        0,
      ),
  ],
  ['/api/calendar/mine/[file]', () => MOST_FOLLOWED],
  ['/api/play/leagues/[id]', () => LEAGUE_READS],
  ['/play/leagues/[id]', () => LEAGUE_READS],
  ['/play/rankings/friends', () => MOST_LEAGUES + MOST_FRIENDS],
]);

export function pointsOfReads(documents: number): number {
  return Math.ceil(documents / DOCUMENTS_A_POINT);
}

/** The points that a target costs before it is rendered: by the documents that it may read, if its address tells that they are many. */
export function costOf(target: Target): number {
  const isPage = target.kind === 'personal' || (target.kind === 'public' && (target.content === 'page' || target.isData));
  const query = target.kind === 'public' ? new URLSearchParams(target.key.split('?', 2)[1]) : new URLSearchParams();
  return Math.max(isPage ? PAGE_POINTS : JSON_POINTS, pointsOfReads(MOST_READS.get(target.route)?.(query) ?? 0));
}
