import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Voter } from '../../store/people/ballots';
import { environment } from '../env';
import { sessionOf } from '../session/session';
import { heldCookies, visitorCookie } from '../session/session-cookie';
import { signToken, verifyToken } from '../session/signed-token';

/** A visitor is known by a random id in a signed cookie: it makes their votes count once and identifies nothing else. */
const VISITOR_ID = /^[0-9a-f]{32}$/;

function visitorId(request: IncomingMessage): string | null {
  const { visitor: cookie } = heldCookies(request.headers.cookie, environment().RIFTWEEK_SESSION_COOKIE);
  const id = cookie === null ? null : verifyToken('visitor', cookie);
  return id !== null && VISITOR_ID.test(id) ? id : null;
}

const asVoter = (visitor: string) => `visitor-${visitor}`;

/**
 * The voter of a request, determined only here: a user by uid, whose earlier
 * votes as a visitor of this browser then count as theirs; else a visitor; null
 * for a new one. Throws StoreUnavailableError where a session cannot be checked.
 */
export async function voterOf(request: IncomingMessage): Promise<Voter | null> {
  const session = await sessionOf(request);
  const visitor = visitorId(request);
  if (session !== null) return { id: `user-${session.uid}`, uid: session.uid, formerIds: visitor === null ? [] : [asVoter(visitor)] };
  return visitor === null ? null : { id: asVoter(visitor), uid: null, formerIds: [] };
}

/** What a browser may name itself by until it has the cookie. */
export const VISITOR_SEED = /^[\w-]{16,64}$/;

/** The id of a visitor who gives a seed: the same for the same seed, and useless without the seed. */
function seededId(seed: string): string {
  return createHash('sha256')
    .update(`visitor\n${signToken('visitor', seed)}`)
    .digest('hex')
    .slice(0, 32);
}

/**
 * A voter made up for a new visitor, and the `Set-Cookie` by which they are
 * known from now on. A browser that got no answer, and so has no cookie, is
 * known by the seed that it sends again: its vote counts once.
 */
export function newVoter(seed: string | null): { readonly voter: Voter; readonly cookie: string } {
  const visitor = seed === null ? randomBytes(16).toString('hex') : seededId(seed);
  const { RIFTWEEK_SESSION_COOKIE: name, isHttps } = environment();
  return {
    voter: { id: asVoter(visitor), uid: null, formerIds: [] },
    cookie: visitorCookie(signToken('visitor', visitor), { name, isHttps }),
  };
}
