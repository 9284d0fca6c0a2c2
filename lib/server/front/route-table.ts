import { LOCALES } from '../../domain/settings/locales';
import { FAILURE_ROUTE } from './public-routes';

/** Which page of the build answers a path. */
export type RouteTable = {
  /** The pattern ("/match/[id]/[slug]") that matches a decoded path without locale; null where no page does. */
  readonly match: (segments: readonly string[]) => string | null;
};

type Pattern = { readonly route: string; readonly parts: readonly string[] };

const LOCALE_PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
/** Pages that cannot be requested by an address. */
const INTERNAL: ReadonlySet<string> = new Set(['/_app', '/_document', '/_error', '/404', '/500', FAILURE_ROUTE]);

function partKind(part: string): 0 | 1 | 2 {
  if (/^\[\[?\.\.\./.test(part)) return 2;
  return part.startsWith('[') ? 1 : 0;
}

/** Next's order: at the first difference a fixed part goes before a named one, and that before a rest. */
function bySpecificity(a: Pattern, b: Pattern): number {
  for (let index = 0; index < Math.max(a.parts.length, b.parts.length); index += 1) {
    const left = a.parts[index];
    const right = b.parts[index];
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    const difference = partKind(left) - partKind(right);
    if (difference !== 0) return difference;
  }
  return 0;
}

function matches({ parts }: Pattern, segments: readonly string[]): boolean {
  for (const [index, part] of parts.entries()) {
    if (partKind(part) === 2) return part.startsWith('[[') || segments.length > index;
    const segment = segments[index];
    if (segment === undefined) return false;
    if (partKind(part) === 0 && part !== segment) return false;
  }
  return parts.length === segments.length;
}

/** Builds the table from the keys of Next's `server/pages-manifest.json`. */
export function routeTable(manifestKeys: readonly string[]): RouteTable {
  const routes = new Set(manifestKeys.map((key) => key.replace(LOCALE_PREFIX, '') || '/').filter((route) => !INTERNAL.has(route)));
  const patterns = [...routes].map((route): Pattern => ({ route, parts: route.split('/').filter(Boolean) })).sort(bySpecificity);
  return { match: (segments) => patterns.find((pattern) => matches(pattern, segments))?.route ?? null };
}
