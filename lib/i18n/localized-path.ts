import { DEFAULT_LOCALE, isLocale, type Locale } from '../domain/settings/locales';

/** A path of the site, perhaps with a query, in a locale: the default locale has no prefix. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** The whole address of a page in a locale. */
export function siteHref(siteUrl: string, locale: Locale, path: string): string {
  return new URL(localizedPath(locale, path), siteUrl).href;
}

/** The locale in a path's first part, null where there is none. */
function prefixOf(path: string): Locale | null {
  const [, first = ''] = path.split(/[/?#]/, 2);
  return isLocale(first) ? first : null;
}

/** The address of a link in a page. What is no page of the site stays as it is (other sites, `#part`, `/api/…`), and so does what names a locale. */
export function localizedHref(locale: Locale, href: string): string {
  if (locale === DEFAULT_LOCALE || !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/')) return href;
  return prefixOf(href) === null ? localizedPath(locale, href) : href;
}

/** The path of a page without its locale; null where that is another one. */
export function unlocalizedPath(locale: Locale, path: string): string | null {
  const prefix = prefixOf(path);
  if ((prefix ?? DEFAULT_LOCALE) !== locale) return null;
  return prefix === null ? path : path.slice(prefix.length + 1) || '/';
}
