import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { SESSION_COOKIE_SECONDS } from '../../domain/constants';
import { createSessionCookie, readAccount, revokeSessions, verifyIdToken } from '../../store/accounts';
import { ensureUserData } from '../../store/user-document';
import { ApiError } from '../api-error';
import { writes } from '../api-write';
import { environment } from '../env';
import { copyUserPictureSoon } from '../pictures/user-picture';
import { isHttps } from '../request-identity';
import { bearerToken, sessionCache } from '../session';
import { clearedCookies, cookieValue, sessionCookies } from '../session-cookie';

const MAX_BYTES = 1024;
/** Counted by address, and a campus or a phone network has one for many, all of whom come for the same match. */
const LIMIT = { points: 100, seconds: 600 };
/**
 * A token must be fresh from Firebase, not one that was found lying about. The
 * sign-in behind it may be old: a remembered visitor renews the session with it.
 */
const FRESH_MS = 5 * 60_000;

function demandToken(request: NextApiRequest): string {
  const token = bearerToken(request);
  if (token === null) throw new ApiError('unauthenticated', 'The ID token goes into the Authorization header: "Bearer …".');
  return token;
}

function cookieOptions(request: NextApiRequest): { readonly name: string; readonly isHttps: boolean } {
  return { name: environment().RIFTWEEK_SESSION_COOKIE, isHttps: isHttps(request) };
}

function forgetOldCookie(request: NextApiRequest): void {
  const old = cookieValue(request.headers.cookie, environment().RIFTWEEK_SESSION_COOKIE);
  if (old !== null) sessionCache().drop(old);
}

/**
 * `POST /api/session` (spec §4 "Login state", §7 "token sync"): turns the ID
 * token of the Authorization header into the session cookie. `{remember: false}`
 * makes it end with the browser. The first one creates the user's document;
 * `kept` tells that it took back the wish to have the account deleted.
 */
export const postSession = writes({
  name: 'session',
  schema: v.object({ remember: v.optional(v.boolean(), true) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  write: async ({ remember }, { request }) => {
    const idToken = demandToken(request);
    const claims = await verifyIdToken(idToken);
    if (!claims || Math.abs(Date.now() - claims.issuedAt) > FRESH_MS)
      throw new ApiError('unauthenticated', 'The ID token is not valid, or not fresh.');
    const session = await createSessionCookie(idToken, SESSION_COOKIE_SECONDS * 1000);
    if (session === null) throw new ApiError('unauthenticated', 'The ID token is not valid.');
    const { kept } = await ensureUserData(claims.uid, claims.signedInAt);
    forgetOldCookie(request);
    copyUserPictureSoon(claims.uid, (await readAccount(claims.uid))?.photo ?? null);
    return { body: { uid: claims.uid, kept }, cookies: sessionCookies(session, Date.now(), { ...cookieOptions(request), remember }) };
  },
});

/** `DELETE /api/session`: signs out here; `{everywhere: true}` (or `?everywhere=1`) ends the sessions of all devices. */
export const deleteSession = writes({
  name: 'session-end',
  schema: v.object({ everywhere: v.optional(v.boolean(), false) }),
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  requires: 'visitor',
  write: async ({ everywhere }, { request, session }) => {
    if (session && (everywhere || request.query['everywhere'] === '1')) {
      await revokeSessions(session.uid);
      sessionCache().clear();
    }
    forgetOldCookie(request);
    return { body: { ok: true }, cookies: clearedCookies(cookieOptions(request)) };
  },
});
