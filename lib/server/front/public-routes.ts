import { isPatch, patchName } from '../../domain/match/patch-name';
import { isDigestId } from '../../domain/news/digest/digest';
import { isNewsId } from '../../domain/news/news';
import { LOCALES } from '../../domain/settings/locales';
import { endpointAt } from '../endpoints/endpoints';
import { PAGE_QUERIES, type PageQuery } from '../pages/page-queries';
import { type RawQuery, pathId } from '../pages/query-parameters';

/**
 * The front's knowledge of routes. Any page in `pages/` is a public route without
 * query parameters unless PAGE_QUERIES names it. Keys hold only values that mean
 * something, in a fixed order; an unknown value is left out where the page uses
 * its default instead (docs/decisions/0017).
 */

/** By route; null: nothing can be at this address. */
const PAGE_KEYS = new Map<string, Pick<PageQuery<never>, 'key'>>(Object.entries(PAGE_QUERIES));

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
  ['patch-notes', (name) => isPatch(patchName(name))],
]);

/** Pages that read the session: rendered for one visitor and never cached. */
const PERSONAL_ROUTES = ['/account', '/admin', '/notifications', '/play'];
/** Of these addresses, what is the same for everybody. */
const PUBLIC_AMONG_THEM = ['/play', '/play/rules'];

/** The page of errors and missing pages: the front requests it and caches it; its address is not public. */
export const FAILURE_ROUTE = '/failure';

/** The known part of a page's query; null where nothing can be at the address, by its query or by the id in its path (decoded segments). */
export function pageSearch(route: string, segments: readonly string[], raw: RawQuery, now: number): string | null {
  const [first = '', id] = segments;
  if (id !== undefined && route.includes('[') && PAGE_ID.get(first)?.(id) === false) return null;
  const query = PAGE_KEYS.get(route);
  return query ? query.key(raw, now) : '';
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

/** Which page of the build answers a path. */
export type RouteTable = {
  /** The pattern ("/match/[id]/[slug]") that matches a decoded path without locale; null where no page does. */
  readonly match: (segments: readonly string[]) => string | null;
};

/** A part of a pattern: 0 is one fixed text, 1 any one segment, 2 at least one to the end, 3 any number to the end. */
type Part = { readonly kind: 0 | 1 | 2 | 3; readonly text: string };
type Pattern = { readonly route: string; readonly parts: readonly Part[] };

const LOCALE_PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
/** Pages that cannot be requested by an address. */
const INTERNAL: ReadonlySet<string> = new Set(['/_app', '/_document', '/_error', '/404', '/500', FAILURE_ROUTE]);

function partOf(text: string): Part {
  if (text.startsWith('[[...')) return { kind: 3, text };
  if (text.startsWith('[...')) return { kind: 2, text };
  return { kind: text.startsWith('[') ? 1 : 0, text };
}

/** Next's order: at the first difference a fixed part goes before a named one, and that before a rest. */
function bySpecificity(a: Pattern, b: Pattern): number {
  for (let index = 0; index < Math.max(a.parts.length, b.parts.length); index += 1) {
    const left = a.parts[index];
    const right = b.parts[index];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const difference = left.kind - right.kind;
    if (difference !== 0) return difference;
  }
  return 0;
}

function matches({ parts }: Pattern, segments: readonly string[]): boolean {
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined || part.kind === 3) return true;
    if (index >= segments.length) return false;
    if (part.kind === 2) return true;
    if (part.kind === 0 && part.text !== segments[index]) return false;
  }
  return parts.length === segments.length;
}

/** Builds the table from the keys of Next's `server/pages-manifest.json`. Every request asks it, so patterns are indexed by their first part. */
export function routeTable(manifestKeys: readonly string[]): RouteTable {
  const routes = new Set(manifestKeys.map((key) => key.replace(LOCALE_PREFIX, '') || '/').filter((route) => !INTERNAL.has(route)));
  const patterns = [...routes]
    .map((route): Pattern => ({ route, parts: route.split('/').filter(Boolean).map(partOf) }))
    .sort(bySpecificity);
  const firstOf = ({ parts: [first] }: Pattern): string | null => (first === undefined ? '' : first.kind === 0 ? first.text : null);
  const byFirst = new Map([...new Set(patterns.map(firstOf))].map((first) => [first, patterns.filter((each) => firstOf(each) === first)]));
  const find = (first: string | null, segments: readonly string[]): string | undefined =>
    byFirst.get(first)?.find((pattern) => matches(pattern, segments))?.route;
  return { match: (segments) => find(segments[0] ?? '', segments) ?? find(null, segments) ?? null };
}
