import type { NextApiRequest } from 'next';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { CacheTag } from '../../domain/page/cache-tags';
import type { BallotBox, Voter } from '../../store/people/ballots';
import { ApiError } from '../api-error';
import { type ApiAnswer, type ApiHandler, queryValue } from '../api/api-route';
import { writes } from '../api/api-write';
import { consumeRate } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { environment } from '../env';
import type { Lifetime } from '../cache-lifetimes';
import { pathId } from '../pages/query-parameters';
import { purgeSoon } from '../purge-soon';
import { demandWriter } from '../session/demand-writer';
import { sessionOf } from '../session/session';
import { heldCookies, visitorCookie } from '../session/session-cookie';
import { signToken, verifyToken } from '../session/signed-token';
import { siteNow } from '../site-clock';

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
async function voterOf(request: IncomingMessage): Promise<Voter | null> {
  const session = await sessionOf(request);
  const visitor = visitorId(request);
  if (session !== null) return { id: `user-${session.uid}`, uid: session.uid, formerIds: visitor === null ? [] : [asVoter(visitor)] };
  return visitor === null ? null : { id: asVoter(visitor), uid: null, formerIds: [] };
}

/** The seed by which a browser may name itself until it has the cookie. */
const VISITOR_SEED = /^[\w-]{16,64}$/;

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
function newVoter(seed: string | null): { readonly voter: Voter; readonly cookie: string } {
  const visitor = seed === null ? randomBytes(16).toString('hex') : seededId(seed);
  const { RIFTWEEK_SESSION_COOKIE: name, isHttps } = environment();
  return {
    voter: { id: asVoter(visitor), uid: null, formerIds: [] },
    cookie: visitorCookie(signToken('visitor', visitor), { name, isHttps }),
  };
}

const MAX_BYTES = 256;
/** The limit for one address: a hall that watches together votes when the match begins. */
const ADDRESS_LIMIT = { points: 300, seconds: 60 };
/** The limit for one voter, who may change their mind. */
const VOTER_LIMIT = { points: 20, seconds: 60 };
/** The limit of new visitors of one address, and of votes of accounts without a proved address, which cost as little: enough for a hall, and a visitor who throws the cookie or the account away cannot vote without end. */
const NEW_VOTER_LIMIT = { points: 200, seconds: 3_600 };

function matchIdOf(request: NextApiRequest): number {
  const id = pathId(queryValue(request, 'matchId'));
  if (id === null) throw new ApiError('bad-request', 'The id must be a whole number.');
  return id;
}

/** Every vote purges answers; the few seconds bound what a lost purge costs. */
const LIFETIME: Lifetime = { fresh: 10, stale: 1, error: 600, browser: 0 };

type Ballot<Choice> = { readonly choice: Choice; readonly visitor: string | null };

/** What a browser without a cookie sends with its vote. */
export const VisitorSchema = v.optional(v.nullable(v.pipe(v.string(), v.regex(VISITOR_SEED))), null);

/** A question that readers vote on, and how its answers look. */
type Poll<Choice, Counts> = {
  readonly box: BallotBox<Choice, Counts>;
  readonly tag: (matchId: number) => CacheTag;
  readonly ballot: v.GenericSchema<unknown, Ballot<Choice>>;
  readonly body: (matchId: number, counts: Counts, mine: Choice | null) => unknown;
  /** Refuses votes that the match does not allow; null takes a vote back. */
  readonly demandOpen: (matchId: number, choice: Choice | null) => Promise<void>;
};

type PollRoutes = {
  /** The counts, the same for everybody; `mine` is null. */
  readonly answer: (query: { readonly matchId: number }) => Promise<ApiAnswer>;
  /** Counts and the reader's own vote, which they hold already; never cached. For readers who may have voted. */
  readonly own: ApiHandler;
  /**
   * Casts or changes the reader's one vote; answers as `own`. 403 for a banned user, 409 once the voting
   * is over. `visitor`: a random text that a browser without a cookie sends with
   * every attempt, so that one whose answer got lost is not counted again.
   */
  readonly put: ApiHandler;
  /** Takes the reader's vote back; answers as `own`. */
  readonly remove: ApiHandler;
};

/** Counts a voter that is easily made up. Throws ApiError where the address has had too many. */
function countNewVoter(request: NextApiRequest): Promise<void> {
  return consumeRate(`new-voter:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, NEW_VOTER_LIMIT);
}

/** The routes of a question: one vote for each reader and match, with or without an account. */
export function pollRoutes<Choice, Counts>({ box, tag, ballot, body, demandOpen }: Poll<Choice, Counts>): PollRoutes {
  const answerOf = async (matchId: number, mine: Choice | null) => body(matchId, await box.counts(matchId), mine);

  async function write(choice: Choice | null, seed: string | null, request: NextApiRequest): Promise<ApiAnswer> {
    const matchId = matchIdOf(request);
    const [known, session] = await Promise.all([voterOf(request), sessionOf(request)]);
    if (session !== null && choice !== null) await demandWriter(session);
    if (known !== null) await consumeRate(`vote:${known.id}`, VOTER_LIMIT);
    await demandOpen(matchId, choice);
    if (known === null && choice === null) return { body: await answerOf(matchId, null) };
    if (known === null || (session !== null && !session.emailVerified && choice !== null)) await countNewVoter(request);
    const { voter, cookie } = known === null ? newVoter(seed) : { voter: known, cookie: null };
    const counts = await box.cast(matchId, voter, choice, new Date(siteNow()).toISOString());
    purgeSoon([tag(matchId)]);
    return { body: body(matchId, counts, choice), cookies: cookie === null ? [] : [cookie] };
  }

  const shared = { name: 'vote', maxBytes: MAX_BYTES, limit: ADDRESS_LIMIT } as const;
  return {
    answer: async ({ matchId }) => ({ body: await answerOf(matchId, null), lifetime: LIFETIME, tags: [tag(matchId)] }),
    own: async (request) => {
      const matchId = matchIdOf(request);
      const voter = await voterOf(request);
      const mine = voter === null ? Promise.resolve(null) : box.choice(matchId, voter);
      return { body: await answerOf(matchId, await mine) };
    },
    put: writes({ ...shared, schema: ballot, write: ({ choice, visitor }, { request }) => write(choice, visitor, request) }),
    remove: writes({ ...shared, schema: v.object({}), write: (_input, { request }) => write(null, null, request) }),
  };
}
