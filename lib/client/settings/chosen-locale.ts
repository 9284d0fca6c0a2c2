import { LOCALE_COOKIE_DAYS } from '../../domain/values/constants';
import { LOCALE_COOKIE } from '../../domain/settings/locale-cookie';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/settings/locales';
import { readCookie, writeCookie } from '../stored/cookies';

/** Stores the chosen language: plain addresses redirect to it from now on (docs/decisions/0025). */
export function chooseLocale(locale: Locale): void {
  writeCookie(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
}

/** Where the visitor reads: the chosen language, else the page's own. */
export function readingLocale(): Locale {
  return [readCookie(LOCALE_COOKIE), document.documentElement.lang].find(isLocale) ?? DEFAULT_LOCALE;
}
