import { DEFAULT_LOCALE, LOCALES, type Locale } from '../settings/locales';

/**
 * What the service worker stores in a browser (docs/decisions/0053), as the worker
 * and the page for readers without network agree on it.
 */

/** Caches are named after the build that they belong to. */
const CACHE_PREFIX = 'riftweek-';
/** The worker's record of this device: language, what is followed. */
export const DEVICE_CACHE = `${CACHE_PREFIX}device`;
export const DEVICE_KEY = '/device';
/** Beside it: the endpoint of web push that the page last sent to the server. */
export const ENDPOINT_KEY = '/push-endpoint';

export const cacheOfBuild = (buildId: string): string => `${CACHE_PREFIX}build-${buildId}`;
export const isOurCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);
export const isBuildCache = (name: string): boolean => name.startsWith(cacheOfBuild(''));

/** Headers of a copy: when it was fetched (ISO), and the page's title, percent-encoded. */
export const STORED_AT_HEADER = 'x-riftweek-stored-at';
export const TITLE_HEADER = 'x-riftweek-title';

/** Copies that are older are not shown. */
export const COPY_DAYS = 7;

/** Pages of which copies are stored, by the first part of their path. None of them contains visitor data. */
const COPIED_PAGES: ReadonlySet<string> = new Set([
  '',
  'matches',
  'match',
  'following',
  'team',
  'player',
  'league',
  'serie',
  'tournament',
  'standings',
  'catch-up',
  'news',
  'digest',
  'champion',
  'rankings',
]);
/** Parameters without which a page is another page. */
const COPIED_QUERIES = new Map<string, readonly string[]>([
  ['matches', ['time', 'league']],
  ['team', ['tab', 'year', 'page', 'season', 'opponent']],
  ['standings', ['league', 'stage']],
  ['catch-up', ['days']],
  ['news', ['league', 'team', 'page']],
  ['rankings', ['region']],
]);
const LONGEST_PATH = 300;

/** The path of a page without its language, split: `/ko/match/7` has the parts "match" and "7". */
export function pageParts(pathname: string): readonly string[] {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return LOCALES.some((locale) => locale === first) ? rest : [first, ...rest].filter(Boolean);
}

/** The key of a page's copy: its path with the parameters that matter; null for a page that is not stored. */
export function copyPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const [kind = ''] = pageParts(pathname);
  if (!COPIED_PAGES.has(kind) || pathname.length + search.length > LONGEST_PATH) return null;
  const asked = new URLSearchParams(search);
  const known = (COPIED_QUERIES.get(kind) ?? []).flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return known.length === 0 ? pathname : `${pathname}?${known.join('&')}`;
}

/** The language of a page's address. */
export function localeOfPath(pathname: string): Locale {
  const [, first = ''] = pathname.split('/', 2);
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}
