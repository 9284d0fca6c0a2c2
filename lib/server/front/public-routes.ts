/**
 * What the front knows of routes. Any page in `pages/` is a public route
 * without query parameters unless it is named here.
 */

/** Query parameters that a page reads, in the order of its key; every other one is dropped (design: "Keys are canonical"). */
const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/matches': ['time'],
  '/videos': ['league', 'page'],
  '/standings': ['league', 'stage'],
  '/tournaments': ['year', 'region', 'page'],
  '/series': ['year', 'region'],
  '/news': ['league', 'team', 'page'],
  '/stats': ['kind', 'scope', 'role', 'side', 'min', 'sort', 'dir', 'page'],
  '/team/[id]/[slug]': ['tab', 'year', 'page', 'season', 'opponent'],
  // Query forms of the spec's route table, which redirect to canonical paths.
  '/match': ['id', 'slug'],
  '/league': ['id', 'slug', 'name'],
  '/serie': ['id', 'slug', 'name'],
  '/tournament': ['id', 'slug', 'name'],
  '/team': ['id', 'slug', 'name'],
  '/player': ['id', 'slug', 'name'],
  '/champion': ['id', 'slug', 'name'],
};

/** JSON routes that are the same for everyone, with their query parameters. All others see the visitor's own request. */
const PUBLIC_API_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/api/week': ['start'],
  '/api/match/[id]': [],
  '/api/calendar/[kind]/[file]': ['results', 'locale', 'rounds'],
  '/api/live': [],
  '/api/client-config': [],
  '/api/standings/[tournamentId]': [],
  '/api/league/[id]': [],
  '/api/leagues': [],
  '/api/serie/[id]': [],
  '/api/series': [],
  '/api/tournament/[id]': [],
  '/api/tournaments': ['year'],
  '/api/champion/[id]': [],
  '/api/videos': [],
  '/api/patches': [],
  '/api/team/[id]': [],
  '/api/player/[id]': [],
  '/api/head-to-head': ['left', 'right'],
  '/api/search': ['prefix'],
  '/api/comments': ['url', 'sort', 'cursor', 'parent'],
  '/api/following': ['leagues', 'teams'],
  '/api/stats': ['scope', 'kind', 'role', 'side'],
  '/api/stats/csv': ['kind', 'scope', 'role', 'side', 'min', 'sort', 'dir'],
  '/api/news': ['league', 'team', 'page'],
};

/** Pages that read the session: rendered for one visitor and never kept. */
const PERSONAL_ROUTES = ['/account', '/admin', '/notifications', '/play'];

/** The error page that the front keeps ready; no visitor finds it at its address. */
export const FAILURE_ROUTE = '/failure';

export function pageQuery(route: string): readonly string[] {
  return PAGE_QUERY[route] ?? [];
}

/** Null for a JSON route that must not be kept. */
export function publicApiQuery(route: string): readonly string[] | null {
  return PUBLIC_API_QUERY[route] ?? null;
}

export function isPersonalRoute(route: string): boolean {
  return PERSONAL_ROUTES.some((personal) => route === personal || route.startsWith(`${personal}/`));
}
