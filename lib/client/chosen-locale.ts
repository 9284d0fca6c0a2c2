import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../domain/locale-cookie';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../domain/locales';
import { readCookie, writeCookie } from './cookies';

/** Stores the chosen language: plain addresses redirect to it from now on (docs/decisions/0025). */
export function chooseLocale(locale: Locale): void {
  writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_SECONDS);
}

/** Where the visitor reads: the chosen language, else the page's own. */
export function readingLocale(): Locale {
  return [readCookie(LOCALE_COOKIE), document.documentElement.lang].find(isLocale) ?? DEFAULT_LOCALE;
}
