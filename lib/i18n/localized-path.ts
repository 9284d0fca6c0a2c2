import { DEFAULT_LOCALE, type Locale } from './message-key';

/** A path of the site in a locale: the default locale has no prefix. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
