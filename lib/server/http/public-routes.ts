import { isPatch, patchName } from '../../domain/match/patch-name';
import { isDigestId } from '../../domain/news/digest';
import { isNewsId } from '../../domain/news/news';
import { endpointAt } from '../endpoints/endpoints';
import { PAGE_QUERIES, type PageQuery } from '../pages/page-queries';
import type { RawQuery } from '../../domain/page/raw-query';
import { pathId } from '../pages/query-parameters';

/**
 * The server's knowledge of routes. Any page in `pages/` is a public route without
 * query parameters unless PAGE_QUERIES names it. Keys hold only values that mean
 * something, in a fixed order; an unknown value is left out where the page uses
 * its default instead (docs/decisions/0017).
 */

/** The key of a page's address, by route; null where no page can be. */
const PAGE_KEYS = new Map<string, Pick<PageQuery<never>, 'key'>>(Object.entries(PAGE_QUERIES));

const isId = (text: string): boolean => pathId(text) !== null;

/** What the id in a page's path may be, by its first part; a page with another id cannot exist. */
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
  ['patch-notes', (name) => isPatch(patchName(name))],
]);

/** Pages that read the session: rendered for one visitor and never cached. */
const PERSONAL_ROUTES = ['/account', '/admin', '/notifications', '/play'];
/** Pages at these addresses that are the same for everyone. */
const PUBLIC_AMONG_THEM = ['/play', '/play/rules', '/play/predictions', '/play/picks/[id]'];

/** The known part of a page's query; null where nothing can be at the address, by its query or by the id in its path (decoded segments). */
export function pageSearch(route: string, segments: readonly string[], raw: RawQuery): string | null {
  const [first = '', id] = segments;
  if (id !== undefined && route.includes('[') && PAGE_ID.get(first)?.(id) === false) return null;
  const query = PAGE_KEYS.get(route);
  return query ? query.key(raw) : '';
}

/** The known part of a JSON route's query; null for a route that must not be cached. */
export function jsonSearch(route: string, raw: RawQuery): string | null {
  return endpointAt(route)?.query?.search(raw) ?? null;
}

/** Whether it stays public where other JSON is only for the site's own pages. */
export function isOpenRoute(route: string): boolean {
  return endpointAt(route)?.open === true;
}

/** Whether a route is for developers of other sites, whose pages may read it. */
export function isSharedRoute(route: string): boolean {
  return endpointAt(route)?.docs !== undefined;
}

export function isPersonalRoute(route: string): boolean {
  if (PUBLIC_AMONG_THEM.includes(route)) return false;
  return PERSONAL_ROUTES.some((personal) => route === personal || route.startsWith(`${personal}/`));
}
