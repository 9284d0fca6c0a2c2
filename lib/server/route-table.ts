import { LOCALES } from '../domain/settings/locales';

/** The page of errors and missing pages: the server requests it and caches it; its address is not public. */
export const FAILURE_ROUTE = '/failure';

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

/** Builds the table from the keys of Next's `server/pages-manifest.json`. Every request needs it, so patterns are indexed by their first part. */
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
