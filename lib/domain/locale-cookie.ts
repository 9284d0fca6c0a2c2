/** The language that somebody chose, as a locale of the site ("ko"). Absent: none was chosen, and every address stays as it is. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;
