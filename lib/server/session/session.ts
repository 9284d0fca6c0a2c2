import type { IncomingMessage } from 'node:http';
import { cacheTag, idInTag, type CacheTag } from '../../domain/page/cache-tags';
import type { Session } from '../../domain/people/session';
import { readAccount, verifyIdToken, verifySessionCookie, type Account, type TokenClaims } from '../../store/people/accounts';
import { isSessionEnded, noteSessionEnd, signInId, type SignIn } from '../../store/people/ended-session-document';
import { ApiError } from '../api-error';
import { environment } from '../env';
import { purgeSoon } from '../purge-soon';
import { SessionCache, type CheckedSession } from './session-cache';
import { heldCookies } from './session-cookie';
import { sharedRegistry } from '../shared-registry';

/** Who may do something: `visitor` is everybody, and the session is looked up all the same. */
export type Requirement = 'visitor' | 'user' | 'verified' | 'admin';

declare module '../shared-registry' {
  interface SharedRegistry {
    sessions?: SessionCache | null;
  }
}

export function sessionCache(): SessionCache {
  const registry = sharedRegistry();
  return (registry.sessions ??= new SessionCache());
}

/** Whether an account still accepts sign-ins of that moment. */
export function isLetIn(account: Account, { signedInAt }: SignIn): boolean {
  return !account.disabled && signedInAt >= account.validAfter;
}

function sessionFrom(claims: TokenClaims, account: Account): CheckedSession | null {
  if (!isLetIn(account, claims)) return null;
  const { uid, email, emailVerified, displayName, admin, banned, providers, secondFactor } = account;
  return {
    session: {
      uid,
      email,
      emailVerified,
      displayName,
      admin,
      banned,
      providers,
      secondFactor,
      provider: claims.provider,
      signedInAt: claims.signedInAt,
    },
    signIn: signInId(claims),
    expiresAt: claims.expiresAt,
  };
}

async function check(claims: TokenClaims | null): Promise<CheckedSession | null> {
  if (!claims) return null;
  const [account, isEnded] = await Promise.all([readAccount(claims.uid), isSessionEnded(claims)]);
  return account && !isEnded ? sessionFrom(claims, account) : null;
}

/** Learns what another process has done to sign-ins and accounts, by the tags of a purge. `now` as in `endSignIn`. */
export function onSessionPurge(tags: readonly CacheTag[], now: number): void {
  for (const tag of tags) {
    const [ended, changed] = [idInTag(cacheTag.signedOut, tag), idInTag(cacheTag.account, tag)];
    if (ended !== null) sessionCache().end(ended);
    if (changed !== null) sessionCache().change(changed, now);
  }
}

/** An account has changed, or was signed out everywhere: its sessions are checked again, in other processes as soon as the purge reaches them. `now` as in `endSignIn`. */
export function accountChanged(uid: string, now: number): void {
  sessionCache().change(uid, now);
  purgeSoon([cacheTag.account(uid)]);
}

/**
 * Ends the sessions of one sign-in: in this process at once, in all others as
 * soon as the purge reaches them, at the latest with the next check, within a
 * minute. Throws StoreUnavailableError where it is not known to be noted.
 * `now`: milliseconds since 1970, the real clock.
 */
export async function endSignIn(signIn: SignIn, now: number): Promise<void> {
  await noteSessionEnd(signIn, now);
  const id = signInId(signIn);
  sessionCache().end(id);
  purgeSoon([cacheTag.signedOut(id)]);
}

/** The ID token of "Authorization: Bearer …", as Firebase's callable protocol sends it; null for any other header. */
export function bearerToken(request: Pick<IncomingMessage, 'headers'>): string | null {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a request shows an ID token and no session cookie: nothing that a browser adds by itself says who it is. */
export function isByTokenAlone(request: Pick<IncomingMessage, 'headers'>): boolean {
  return bearerToken(request) !== null && heldCookies(request.headers.cookie, environment().RIFTWEEK_SESSION_COOKIE).session === null;
}

async function lookedUp(cookieOrToken: string, verify: (text: string) => Promise<TokenClaims | null>): Promise<Session | null> {
  const state = { isFresh: false };
  const look = async () => {
    state.isFresh = true;
    return check(await verify(cookieOrToken));
  };
  const session = await sessionCache().get(cookieOrToken, Date.now(), look);
  if (session === null || session.emailVerified || state.isFresh) return session;
  // The link of the mail may have been opened elsewhere meanwhile.
  sessionCache().drop(cookieOrToken);
  return sessionCache().get(cookieOrToken, Date.now(), look);
}

/**
 * The session of a request, from its cookie, or, without one, from its ID
 * token. What does not verify, was signed out, or whose account is gone,
 * disabled or signed out everywhere, makes a visitor (null). Account and
 * sign-out are looked at once a minute for each cookie or token, each time where
 * the address is still to be verified. Throws StoreUnavailableError where that
 * is not possible at the moment.
 */
export async function sessionOf(request: Pick<IncomingMessage, 'headers'>): Promise<Session | null> {
  const { session: cookie } = heldCookies(request.headers.cookie, environment().RIFTWEEK_SESSION_COOKIE);
  if (cookie !== null) return lookedUp(cookie, verifySessionCookie);
  const token = bearerToken(request);
  return token === null ? null : lookedUp(token, verifyIdToken);
}

/** Throws the honest refusal where a session does not do: 401 for a visitor, 403 for an account that lacks something. */
export function demand(session: Session | null, requires: Exclude<Requirement, 'visitor'>): Session;
export function demand(session: Session | null, requires: Requirement): Session | null;
export function demand(session: Session | null, requires: Requirement): Session | null {
  if (requires === 'visitor') return session;
  if (!session) throw new ApiError('unauthenticated', 'Sign in first.');
  if (requires === 'verified' && !session.emailVerified) throw new ApiError('unverified', 'Verify your e-mail address first.');
  if (requires === 'admin' && !session.admin) throw new ApiError('forbidden', 'Only for administrators.');
  return session;
}

/** The session of a request that needs one; throws `unauthenticated`, `unverified` or `forbidden`. For reads; writes say `requires`. */
export async function demandSession(
  request: Pick<IncomingMessage, 'headers'>,
  requires: Exclude<Requirement, 'visitor'>,
): Promise<Session> {
  return demand(await sessionOf(request), requires);
}
