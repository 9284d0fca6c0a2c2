import Cookies from 'js-cookie';
import type { CookieName } from '../../domain/settings/stored-keys';

/** Undefined where the browser has none of this name. Browser only. */
export function readCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}

/** Sets a cookie for the whole site. Browser only. */
export function writeCookie(name: CookieName, value: string, days: number): void {
  Cookies.set(name, value, { expires: days, path: '/', sameSite: 'lax', secure: location.protocol === 'https:' });
}
