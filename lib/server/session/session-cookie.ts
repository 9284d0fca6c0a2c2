import { parseCookie, stringifySetCookie } from 'cookie';
import { SESSION_COOKIE_SECONDS } from '../../domain/constants';
import { SESSION_TIME_COOKIE } from '../../domain/people/signed-in';

/** A signed id by which a visitor's votes count once (`votes/voter`). */
export const VISITOR_COOKIE = 'visitor';

/** The cookies of a session (docs/product.md#accounts): the session itself, unreadable for scripts, and `time`, by which the browser knows when to renew it. */
export type SessionCookieOptions = {
  readonly name: string;
  /** False: the session ends with the browser. */
  readonly remember: boolean;
  readonly isHttps: boolean;
};

/** `Set-Cookie` values that begin a session. `now` in milliseconds since 1970, by the real clock. */
export function sessionCookies(session: string, now: number, { name, remember, isHttps }: SessionCookieOptions): readonly string[] {
  const common = { path: '/', sameSite: 'lax', secure: isHttps, ...(remember ? { maxAge: SESSION_COOKIE_SECONDS } : {}) } as const;
  return [
    stringifySetCookie(name, session, { ...common, httpOnly: true }),
    stringifySetCookie(SESSION_TIME_COOKIE, new Date(now).toISOString(), { ...common, encode: String }),
  ];
}

/** `Set-Cookie` values that end it. */
export function clearedCookies({ name, isHttps }: Pick<SessionCookieOptions, 'name' | 'isHttps'>): readonly string[] {
  const common = { path: '/', sameSite: 'lax', secure: isHttps, maxAge: 0 } as const;
  return [stringifySetCookie(name, '', { ...common, httpOnly: true }), stringifySetCookie(SESSION_TIME_COOKIE, '', common)];
}

/** The first cookie of a name in a `Cookie` header; null where there is none. */
export function cookieValue(header: string | undefined, name: string): string | null {
  return parseCookie(header ?? '')[name] || null;
}
