import { commentPageOf } from '../../domain/people/comments/comment-page';
import { COMMENT_ID, commentPlace, DEFAULT_COMMENT_SORT, isCommentSort } from '../../domain/people/comments/comment-order';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_TEAMS } from '../../domain/constants';
import { isNewsId } from '../../domain/news/news';
import { ROLES } from '../../domain/match/role';
import { prefixOf } from '../../domain/search';
import { isScopeKey } from '../../domain/statistics/scopes';
import { STATS_KINDS } from '../../domain/statistics/stats-document';
import { asksUnknownScope, parseStatsQuery, statsSearch } from '../../domain/statistics/table-query';
import { isDay, mondayOf } from '../../domain/schedule/week';
import { DEFAULT_LOCALE, isLocale } from '../../domain/locales';
import { PAGE_QUERIES, searchOf, type PageQuery } from '../pages/page-queries';
import { idList, pageNumber, pathId, single, yearNumber, type RawQuery } from '../pages/query-parameters';

/**
 * What the front knows of routes. Any page in `pages/` is a public route
 * without query parameters unless PAGE_QUERIES names it. Keys hold only values that
 * mean something, in a fixed order; an unknown value is left out where the page
 * shows its usual one instead (docs/decisions/0017).
 */

/** By route; null: nothing can be at this address. */
const PAGE_KEYS: Readonly<Record<string, Pick<PageQuery<never>, 'key'>>> = PAGE_QUERIES;

/** The known part of a query as text that begins with "?", or ''. */
type JsonSearch = (raw: RawQuery) => string;

const none = (): string => '';

const isId = (text: string): boolean => pathId(text) !== null;

/** What the second part of a page's path may be, by the first; a page of anything else cannot be there. */
const PAGE_ID: Readonly<Record<string, (text: string) => boolean>> = {
  match: isId,
  league: isId,
  serie: isId,
  tournament: isId,
  team: isId,
  player: isId,
  champion: isId,
  news: isNewsId,
  'patch-notes': (version) => isScopeKey(`patch:${version}`),
};

/** Stands for any value that a JSON route refuses: it answers them all alike. */
const REFUSED = '-';

/** A parameter as it is where it passes, null where there is none. */
function checked(raw: RawQuery, name: string, passes: (text: string) => boolean): readonly [string, string | null] {
  const text = single(raw[name]) || null;
  return [name, text === null || passes(text) ? text : REFUSED];
}

/** A switch that is on with "1". */
const flag = (raw: RawQuery, name: string): readonly [string, string | null] => [name, single(raw[name]) === '1' ? '1' : null];

function ids(raw: RawQuery, name: string, most: number): readonly [string, string | null] {
  const text = single(raw[name]) || null;
  return [name, text === null ? null : (idList(text, most)?.join(',') ?? REFUSED)];
}

const isMonday = (text: string): boolean => isDay(text) && mondayOf(text) === text;
const oneOf = (words: readonly string[]) => (text: string) => words.includes(text);

/** JSON routes that are the same for everyone, with their queries. All others see the visitor's own request. */
const JSON_SEARCH: Readonly<Record<string, JsonSearch>> = {
  '/api/week': (raw) => searchOf([checked(raw, 'start', isMonday)]),
  '/api/match/[id]': none,
  '/api/calendar/[kind]/[file]': (raw) => {
    const locale = single(raw['locale']);
    return searchOf([flag(raw, 'results'), ['locale', isLocale(locale) && locale !== DEFAULT_LOCALE ? locale : null], flag(raw, 'rounds')]);
  },
  '/api/live': none,
  '/api/client-config': none,
  '/api/standings/[tournamentId]': none,
  '/api/league/[id]': none,
  '/api/leagues': none,
  '/api/serie/[id]': none,
  '/api/series': none,
  '/api/tournament/[id]': none,
  '/api/tournaments': (raw) => searchOf([checked(raw, 'year', (text) => yearNumber(text) !== null)]),
  '/api/champion/[id]': none,
  '/api/videos': none,
  '/api/votes/[matchId]': none,
  '/api/patches': none,
  '/api/team/[id]': none,
  '/api/player/[id]': none,
  '/api/head-to-head': (raw) => searchOf([checked(raw, 'left', isId), checked(raw, 'right', isId)]),
  '/api/search': (raw) => searchOf([['prefix', prefixOf(single(raw['prefix']) ?? '') ?? REFUSED]]),
  '/api/comments': (raw) => {
    const [, sort] = checked(raw, 'sort', isCommentSort);
    const parent = checked(raw, 'parent', (text) => COMMENT_ID.test(text));
    return searchOf([
      ['url', commentPageOf(single(raw['url']) ?? '')?.url ?? REFUSED],
      ['sort', sort === DEFAULT_COMMENT_SORT ? null : sort],
      checked(raw, 'cursor', (text) => commentPlace(text) !== null),
      parent,
    ]);
  },
  '/api/following': (raw) => searchOf([ids(raw, 'leagues', MAX_FOLLOWED_LEAGUES), ids(raw, 'teams', MAX_FOLLOWED_TEAMS)]),
  '/api/stats': (raw) =>
    searchOf([
      checked(raw, 'scope', isScopeKey),
      checked(raw, 'kind', oneOf(STATS_KINDS)),
      checked(raw, 'role', oneOf(ROLES)),
      checked(raw, 'side', oneOf(['blue', 'red'])),
    ]),
  '/api/stats/csv': (raw) => (asksUnknownScope(raw) ? searchOf([['scope', REFUSED]]) : statsSearch({ ...parseStatsQuery(raw), page: 1 })),
  '/api/news': (raw) => {
    const [name, page] = checked(raw, 'page', (text) => pageNumber(text) !== null);
    return searchOf([checked(raw, 'league', isId), checked(raw, 'team', isId), [name, page === '1' ? null : page]]);
  },
};

/** Pages that read the session: rendered for one visitor and never kept. */
const PERSONAL_ROUTES = ['/account', '/admin', '/notifications', '/play'];

/** The page of errors and of what is not there: the front asks for it and keeps it ready, no visitor finds it at its address. */
export const FAILURE_ROUTE = '/failure';

/** The known part of a page's query; null where nothing can be at the address, by its query or by the id in its path (decoded segments). */
export function pageSearch(route: string, segments: readonly string[], raw: RawQuery, now: number): string | null {
  const [first = '', id] = segments;
  if (id !== undefined && route.includes('[') && PAGE_ID[first]?.(id) === false) return null;
  return (PAGE_KEYS[route]?.key ?? none)(raw, now);
}

/** The known part of a JSON route's query; null for a route that must not be kept. */
export function jsonSearch(route: string, raw: RawQuery): string | null {
  return JSON_SEARCH[route]?.(raw) ?? null;
}

export function isPersonalRoute(route: string): boolean {
  return PERSONAL_ROUTES.some((personal) => route === personal || route.startsWith(`${personal}/`));
}
