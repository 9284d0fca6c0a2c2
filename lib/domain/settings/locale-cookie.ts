import { LOCALE_COOKIE_DAYS } from '../values/constants';
import type { CookieName } from './stored-keys';

/** The chosen language, as a locale of the site ("ko"). Absent: none was chosen, and every address stays as it is. */
export const LOCALE_COOKIE = 'locale' satisfies CookieName;

export const LOCALE_COOKIE_SECONDS = LOCALE_COOKIE_DAYS * 86_400;
