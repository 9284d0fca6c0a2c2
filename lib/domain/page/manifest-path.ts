import { DEFAULT_LOCALE, LOCALES, type Locale } from '../settings/locales';

/** Where the web app's manifest is, in a language. */
export function manifestPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
}

/** The language of a manifest's address; null for any other address. */
export function manifestLocale(path: string): Locale | null {
  return LOCALES.find((locale) => manifestPath(locale) === path) ?? null;
}
