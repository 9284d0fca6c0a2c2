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

function cookie(name: string, value: string, attributes: readonly string[]): string {
  return [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes].join('; ');
}

/** `Set-Cookie` values that begin a session. `now` in milliseconds since 1970, by the real clock. */
export function sessionCookies(session: string, now: number, { name, remember, isHttps }: SessionCookieOptions): readonly string[] {
  const common = [...(remember ? [`Max-Age=${SESSION_COOKIE_SECONDS}`] : []), ...(isHttps ? ['Secure'] : [])];
  return [cookie(name, session, [...common, 'HttpOnly']), cookie(SESSION_TIME_COOKIE, new Date(now).toISOString(), common)];
}

/** `Set-Cookie` values that end it. */
export function clearedCookies({ name, isHttps }: Pick<SessionCookieOptions, 'name' | 'isHttps'>): readonly string[] {
  const common = ['Max-Age=0', ...(isHttps ? ['Secure'] : [])];
  return [cookie(name, '', [...common, 'HttpOnly']), cookie(SESSION_TIME_COOKIE, '', common)];
}

/** The first cookie of a name in a `Cookie` header; null where there is none. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=') || null;
  }
  return null;
}
