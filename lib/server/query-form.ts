import { slugify } from '../domain/paths';
import type { PageResult } from './public-page';

/** Detail routes that the spec's route table (§2) takes by query. */
export type DetailRoute = 'match' | 'league' | 'serie' | 'tournament' | 'team' | 'player' | 'champion';

/** The first of a parameter's values; null without any. */
export function single(value: string | string[] | undefined): string | null {
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}

/** An id as addresses carry it: a whole number above zero. Null for anything else. */
export function pathId(value: string | string[] | undefined): number | null {
  const text = single(value);
  if (text === null || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Number(text);
}

/** The year of a list: as asked, else the current one (UTC); null for what no year is. */
export function queryYear(value: string | string[] | undefined, now: number): number | null {
  const text = single(value);
  if (text === null) return new Date(now).getUTCFullYear();
  return /^(?:19|20)\d{2}$/.test(text) ? Number(text) : null;
}

/** From 1; null for anything else. */
export function pageNumber(value: string | string[] | undefined): number | null {
  const text = single(value);
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/**
 * `/match?id=1&slug=a-vs-b` → 308 to `/match/1/a-vs-b` (design: "Readings of
 * the spec"). Without a valid id: not found. The detail page itself corrects a
 * wrong slug, so that this needs no read.
 */
export function canonicalRedirect(route: DetailRoute, query: Readonly<Record<string, string | string[] | undefined>>): PageResult<never> {
  const id = pathId(query['id']);
  if (id === null) return { kind: 'notFound' };
  const slug = slugify(single(query['slug']) ?? single(query['name']) ?? '');
  return { kind: 'redirect', to: `/${route}/${id}/${encodeURIComponent(slug)}`, status: 308 };
}
