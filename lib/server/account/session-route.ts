import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { authorName } from '../../domain/people/comments/author-name';
import { SESSION_COOKIE_SECONDS, SIGN_IN_IDLE_DAYS, SIGN_IN_MOST_DAYS } from '../../domain/values/constants';
import { DAY_MS } from '../../domain/values/durations';
import {
  createSessionCookie,
  readAccount,
  revokeSessions,
  verifyIdToken,
  verifySessionCookie,
  type Account,
  type TokenClaims,
} from '../../store/people/accounts';
import { isSessionEnded, signInId } from '../../store/people/ended-session-document';
import { movePush, removePushOf, removePushOfSignIn } from '../../store/people/push-document';
import { lastSeen } from '../../store/people/sign-in-document';
import { ensureUserData, readUserData } from '../../store/people/user-document';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { environment } from '../env';
import { localeOfPath } from '../../domain/page/offline-copies';
import { errorFields, log } from '../logger';
import { copyUserPictureSoon } from '../pictures/user-picture';
import { consumeRate } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { securityEvent } from '../session/security-event';
import { accountChanged, bearerToken, endSignIn, isLetIn, sessionCache } from '../session/session';
import { clearedCookies, heldCookies, sessionCookies } from '../session/session-cookie';
import { settleOwnership } from './ownership';
import { noticeSecondFactor } from './second-factor-notice';
import { welcomeDevice } from './sign-ins';

const MAX_BYTES = 1024;
/** The limit of one user's sign-ins, renewals included. */
const BEGIN_LIMIT = { points: 60, seconds: 600 };
const END_LIMIT = { points: 60, seconds: 600 };
/** The limit of invalid tokens from one address. A valid one never counts here: junk must not keep others behind the same address from signing in. */
const REFUSED_LIMIT = { points: 20, seconds: 600 };
/** A sign-in waits longer for the store than a page, as does the write that follows. */
const STORE_MS = 8_000;
/**
 * A token must be fresh from Firebase, not an old leaked one. The sign-in itself
 * may be old: a remembered visitor renews the session with it.
 */
const FRESH_MS = 5 * 60_000;

function cookieOptions({ headers }: NextApiRequest): { readonly name: string; readonly isHttps: boolean; readonly visitor: string | null } {
  const { RIFTWEEK_SESSION_COOKIE: name, isHttps } = environment();
  return { name, isHttps, visitor: heldCookies(headers.cookie, name).visitor };
}

type GoodSignIn = { readonly idToken: string; readonly claims: TokenClaims; readonly account: Account };

/** The sign-in of a token from which a session may be made; null where the token is not good. */
async function goodSignIn(idToken: string | null): Promise<GoodSignIn | null> {
  const claims = idToken === null ? null : await verifyIdToken(idToken);
  if (idToken === null || !claims || Math.abs(Date.now() - claims.issuedAt) > FRESH_MS) return null;
  await consumeRate(`sign-in:${claims.uid}`, BEGIN_LIMIT);
  const [account, isEnded, seenAt] = await Promise.all([
    readAccount(claims.uid),
    isSessionEnded(claims, STORE_MS),
    lastSeen(claims, STORE_MS),
  ]);
  const now = Date.now();
  const isOver = now - claims.signedInAt > SIGN_IN_MOST_DAYS * DAY_MS || now - (seenAt ?? claims.signedInAt) > SIGN_IN_IDLE_DAYS * DAY_MS;
  return account && !isEnded && !isOver && isLetIn(account, claims) ? { idToken, claims, account } : null;
}

/** Ends the sign-in whose cookie is replaced by a new one: no browser could sign out of it any more. */
async function endReplaced(request: NextApiRequest, next: TokenClaims): Promise<void> {
  const { session: cookie } = heldCookies(request.headers.cookie, environment().RIFTWEEK_SESSION_COOKIE);
  if (cookie === null) return;
  sessionCache().drop(cookie);
  try {
    const old = await verifySessionCookie(cookie);
    if (!old || signInId(old) === signInId(next)) return;
    await endSignIn(old, Date.now());
    // The device goes on to get push messages only if the same user has signed in again.
    await (old.uid === next.uid ? movePush(next.uid, { from: old.signedInAt, to: next.signedInAt }) : removePushOfSignIn(old));
  } catch (error) {
    log().warn(errorFields(error), 'a replaced session goes on until it expires');
  }
}

/**
 * `POST /api/session`: turns the ID
 * token of the Authorization header into the session cookie. `{remember: false}`
 * makes it end with the browser. The first one creates the user's document;
 * `kept` says that it canceled a pending deletion of the account, `name` what
 * the navigation calls the user.
 */
export const postSession = writes({
  name: 'session',
  schema: v.object({ remember: v.optional(v.boolean(), true) }),
  maxBytes: MAX_BYTES,
  limit: null,
  write: async ({ remember }, { request, pagePath }) => {
    const good = await goodSignIn(bearerToken(request));
    const session = good && (await createSessionCookie(good.idToken, SESSION_COOKIE_SECONDS * 1000));
    if (!good || session === null) {
      securityEvent('sign-in-refused', 'session');
      await consumeRate(`sign-in-refused:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, REFUSED_LIMIT);
      throw new ApiError('unauthenticated', 'A valid and fresh ID token goes into the Authorization header: "Bearer …".');
    }
    const { claims, account } = good;
    const { data, kept, unverified, secondFactor } = await ensureUserData(claims.uid, claims.signedInAt);
    const { photo } = await settleOwnership(claims, account, unverified);
    // An account that has just got another owner has lost the name of the one before.
    const { user } = unverified === null ? data : await readUserData(claims.uid);
    const name = authorName({ uid: claims.uid, summonerName: user.summonerName });
    await endReplaced(request, claims);
    const locale = localeOfPath(pagePath);
    await welcomeDevice(good, { request, remember, locale });
    await noticeSecondFactor(account, { noted: secondFactor, locale });
    copyUserPictureSoon(claims.uid, photo);
    return {
      body: { uid: claims.uid, kept, name },
      cookies: sessionCookies(session, Date.now(), { ...cookieOptions(request), remember }),
    };
  },
});

/**
 * `DELETE /api/session`: signs out here, copies of the cookie included;
 * `{everywhere: true}` (or `?everywhere=1`) ends the sessions of all devices, and push messages to them.
 * 503 where that cannot be noted: then the cookie stays, and it can be tried again.
 */
export const deleteSession = writes({
  name: 'session-end',
  schema: v.object({ everywhere: v.optional(v.boolean(), false) }),
  maxBytes: MAX_BYTES,
  limit: null,
  requires: 'visitor',
  write: async ({ everywhere }, { request, session }) => {
    if (session) {
      await consumeRate(`session-end:${session.uid}`, END_LIMIT);
      // Done first: a session that has ended can end no others when this is tried again.
      if (everywhere || request.query['everywhere'] === '1') {
        await removePushOf(session.uid);
        await revokeSessions(session.uid);
        accountChanged(session.uid, Date.now());
      }
      await endSignIn(session, Date.now());
    }
    return { body: { ok: true }, cookies: clearedCookies(cookieOptions(request)) };
  },
});
