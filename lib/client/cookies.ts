import type { CookieName } from '../domain/stored-keys';

/** Cookies that scripts read and set, whose values are words and numbers. Browser only. */

/** Undefined where the browser has none of this name. */
export function readCookie(name: CookieName): string | undefined {
  return document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

export function writeCookie(name: CookieName, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}
