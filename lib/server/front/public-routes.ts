import { isDigestId } from '../../domain/news/digest/digest';
import { isNewsId } from '../../domain/news/news';
import { isPatch, patchName } from '../../domain/match/patch-name';
import { JSON_QUERIES, type JsonQuery } from '../answers/json-queries';
import { OPERATIONS } from '../developers/operations';
import { PAGE_QUERIES, type PageQuery } from '../pages/page-queries';
import { pathId, type RawQuery } from '../pages/query-parameters';

/**
 * The front's knowledge of routes. Any page in `pages/` is a public route without
 * query parameters unless PAGE_QUERIES names it. Keys hold only values that mean
 * something, in a fixed order; an unknown value is left out where the page uses
 * its default instead (docs/decisions/0017).
 */

/** By route; null: nothing can be at this address. */
const PAGE_KEYS = new Map<string, Pick<PageQuery<never>, 'key'>>(Object.entries(PAGE_QUERIES));

const JSON_KEYS = new Map<string, Pick<JsonQuery<unknown>, 'search'>>(Object.entries(JSON_QUERIES));

const isId = (text: string): boolean => pathId(text) !== null;

/** What the second part of a page's path may be, by the first; a page of anything else cannot be there. */
const PAGE_ID = new Map<string, (text: string) => boolean>([
  ['match', isId],
  ['league', isId],
  ['serie', isId],
  ['tournament', isId],
  ['team', isId],
  ['player', isId],
  ['champion', isId],
  ['news', isNewsId],
  ['digest', isDigestId],
  // Other names of a patch lead to the usual one.
  // Other names of a patch lead to the usual one.
  ['patch-notes', (name) => isPatch(patchName(name))],
]);

/** Pages that read the session: rendered for one visitor and never kept. */
const PERSONAL_ROUTES = ['/account', '/admin', '/notifications', '/play'];
/** Of these addresses, what is the same for everybody. */
const PUBLIC_AMONG_THEM = ['/play', '/play/rules'];

/** The page of errors and missing pages: the front requests it and keeps it ready; its address is not public. */
export const FAILURE_ROUTE = '/failure';

/** The known part of a page's query; null where nothing can be at the address, by its query or by the id in its path (decoded segments). */
export function pageSearch(route: string, segments: readonly string[], raw: RawQuery, now: number): string | null {
  const [first = '', id] = segments;
  if (id !== undefined && route.includes('[') && PAGE_ID.get(first)?.(id) === false) return null;
  const query = PAGE_KEYS.get(route);
  return query ? query.key(raw, now) : '';
}

/** The known part of a JSON route's query; null for a route that must not be kept. */
export function jsonSearch(route: string, raw: RawQuery): string | null {
  return JSON_KEYS.get(route)?.search(raw) ?? null;
}

/** Cached routes that stay public where the others are only for the site's own pages: subscriptions, and routes without data. */
const OPEN_ROUTES: readonly (keyof typeof JSON_QUERIES)[] = [
  '/api/calendar/[kind]/[file]',
  '/api/feed/[file]',
  '/api/sitemap/[file]',
  '/api/client-config',
  '/api/embed/[kind]/[id]',
  '/api/openapi',
];

export function isOpenRoute(route: string): boolean {
  return OPEN_ROUTES.some((open) => open === route);
}

/** Whether a route is for developers of other sites, whose pages may read it (`lib/server/developers/operations`). */
export function isSharedRoute(route: string): boolean {
  return Object.hasOwn(OPERATIONS, route);
}

export function isPersonalRoute(route: string): boolean {
  if (PUBLIC_AMONG_THEM.includes(route)) return false;
  return PERSONAL_ROUTES.some((personal) => route === personal || route.startsWith(`${personal}/`));
}
