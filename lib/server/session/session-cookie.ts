import { parseCookie, stringifySetCookie } from 'cookie';
import { SESSION_COOKIE_SECONDS, VISITOR_COOKIE_DAYS } from '../../domain/values/constants';
import { SESSION_TIME_COOKIE } from '../../domain/people/signed-in';
import type { CookieName } from '../../domain/settings/stored-keys';

/** A signed id by which a visitor's votes count once (`votes/voter`). */
const VISITOR_COOKIE = 'visitor' satisfies CookieName;
const VISITOR_SECONDS = VISITOR_COOKIE_DAYS * 86_400;

/** The only cookie that Firebase Hosting passes on. Where the session has this name, it holds both: "SESSION:VISITOR". */
const HOSTING_COOKIE = '__session';
const BETWEEN = ':';

/** The identity cookies of a browser, both unverified. */
type HeldCookies = { readonly session: string | null; readonly visitor: string | null };

/** The session and the visitor's id in a `Cookie` header. `name`: the session cookie's. */
export function heldCookies(header: string | undefined, name: string): HeldCookies {
  const cookies = parseCookie(header ?? '');
  const own = cookies[name] ?? '';
  const at = name === HOSTING_COOKIE ? own.indexOf(BETWEEN) : -1;
  const [session, visitor] = at < 0 ? [own, ''] : [own.slice(0, at), own.slice(at + 1)];
  return { session: session || null, visitor: visitor || cookies[VISITOR_COOKIE] || null };
}

type CookieOptions = { readonly name: string; readonly isHttps: boolean };

/** The `Set-Cookie` value by which a visitor is known from now on. */
export function visitorCookie(visitor: string, { name, isHttps }: CookieOptions): string {
  const attributes = { path: '/', maxAge: VISITOR_SECONDS, httpOnly: true, sameSite: 'lax', secure: isHttps } as const;
  return name === HOSTING_COOKIE
    ? stringifySetCookie(name, `${BETWEEN}${visitor}`, attributes)
    : stringifySetCookie(VISITOR_COOKIE, visitor, attributes);
}

/**
 * The cookies of a session (docs/product.md#accounts): the session itself,
 * unreadable for scripts, and `time`, from which the browser sees when to renew
 * it.
 */
type SessionCookieOptions = CookieOptions & {
  /** Whether the session outlives the browser window. */
  readonly remember: boolean;
  /** The visitor's id that the browser holds: it stays. */
  readonly visitor: string | null;
};

/** `Set-Cookie` values that begin a session. `now` in milliseconds since 1970, by the real clock. */
export function sessionCookies(
  session: string,
  now: number,
  { name, remember, isHttps, visitor }: SessionCookieOptions,
): readonly string[] {
  const common = { path: '/', sameSite: 'lax', secure: isHttps, ...(remember ? { maxAge: SESSION_COOKIE_SECONDS } : {}) } as const;
  const isShared = name === HOSTING_COOKIE && visitor !== null;
  // The session in this cookie ends by itself; the visitor's id is to outlive it.
  const lasts = isShared && remember ? { maxAge: VISITOR_SECONDS } : {};
  return [
    stringifySetCookie(name, isShared ? `${session}${BETWEEN}${visitor}` : session, { ...common, ...lasts, httpOnly: true }),
    stringifySetCookie(SESSION_TIME_COOKIE, new Date(now).toISOString(), { ...common, encode: String }),
  ];
}

/** `Set-Cookie` values that end the session; a visitor's id stays. */
export function clearedCookies({ name, isHttps, visitor }: Omit<SessionCookieOptions, 'remember'>): readonly string[] {
  const common = { path: '/', sameSite: 'lax', secure: isHttps, maxAge: 0 } as const;
  const session =
    name === HOSTING_COOKIE && visitor !== null
      ? visitorCookie(visitor, { name, isHttps })
      : stringifySetCookie(name, '', { ...common, httpOnly: true });
  return [session, stringifySetCookie(SESSION_TIME_COOKIE, '', common)];
}
