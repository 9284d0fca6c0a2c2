import { DEFAULT_LOCALE, type Locale } from '../domain/locales';

/** A path of the site, perhaps with a query, in a locale: the default locale has no prefix. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' || path.startsWith('/?') ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}
