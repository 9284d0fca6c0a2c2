import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from '../domain/locale-cookie';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../domain/locales';

/** Stores the chosen language: plain addresses redirect to it from now on (docs/decisions/0025). */
export function chooseLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_SECONDS}; samesite=lax${secure}`;
}

/** Where the visitor reads: the chosen language, else the page's own. */
export function readingLocale(): Locale {
  const chosen = document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1);
  return [chosen, document.documentElement.lang].find(isLocale) ?? DEFAULT_LOCALE;
}
