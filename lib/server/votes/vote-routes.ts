import { cacheTag } from '../../domain/cache-tags';
import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { canVote } from '../../domain/match/match-state';
import { VoteSideSchema, type MatchVotes, type VoteSide } from '../../domain/match/votes';
import { readMatchDocument } from '../../store/models/match-document';
import { castVote, readVote, readVoteCounts, type Voter } from '../../store/people/vote-document';
import { ApiError } from '../api/api-error';
import { queryValue, type ApiAnswer, type ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import type { Lifetime } from '../pages/cache-lifetimes';
import { environment } from '../env';
import { purgeSoon } from '../purge-soon';
import { pathId } from '../pages/query-parameters';
import { consumeRate } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { siteNow } from '../site-clock';
import { newVoter, VISITOR_SEED, voterOf } from './voter';

const MAX_BYTES = 256;
/** Writes of one address: a hall that watches together votes when the match begins. */
const ADDRESS_LIMIT = { points: 300, seconds: 60 };
/** Votes of one voter who changes their mind. */
const VOTER_LIMIT = { points: 20, seconds: 60 };
/** Visitors that one address may bring: a hall, and who throws the cookie away cannot vote without end. */
const NEW_VOTER_LIMIT = { points: 200, seconds: 3_600 };

function matchIdOf(request: NextApiRequest): number {
  const id = pathId(queryValue(request, 'matchId') ?? undefined);
  if (id === null) throw new ApiError('bad-request', 'The id must be a whole number.');
  return id;
}

/** The match's votes, and which of them is the voter's. */
async function votesOf(matchId: number, mine: VoteSide | null): Promise<MatchVotes> {
  const { left, right } = await readVoteCounts(matchId);
  return { matchId, left, right, mine };
}

/** Purged by every vote; the few seconds bound what a lost purge costs. */
const LIFETIME: Lifetime = { fresh: 10, stale: 1, error: 600, browser: 0 };

/** `GET /api/votes/{matchId}`: the counts, the same for everybody; `mine` is null. */
export async function votesAnswer({ matchId }: { readonly matchId: number }): Promise<ApiAnswer> {
  return { body: await votesOf(matchId, null), lifetime: LIFETIME, tags: [cacheTag.votes(matchId)] };
}

/** `GET /api/votes/{matchId}/mine`: counts and the reader's own vote, which they hold already; never cached. For readers who may have voted. */
export const getOwnVotes: ApiHandler = async (request) => {
  const matchId = matchIdOf(request);
  const voter = await voterOf(request);
  const mine = voter === null ? Promise.resolve(null) : readVote(matchId, voter);
  const body = await votesOf(matchId, await mine);
  return { body };
};

/**
 * Refuses votes that the match does not allow. It is read outside of the vote's
 * transaction: many voters would otherwise hold its lock against ingest, which
 * is what ends the voting.
 */
async function demandOpen(matchId: number, side: VoteSide | null): Promise<void> {
  const document = await readMatchDocument(matchId);
  if (document === null) throw new ApiError('not-found', 'Match cannot be found.');
  const { match } = document;
  if (match.status === 'finished' || match.status === 'canceled') throw new ApiError('conflict', 'The voting on this match is over.');
  if (side !== null && !canVote(match, side)) throw new ApiError('conflict', 'This side is not known yet.');
}

async function write(side: VoteSide | null, seed: string | null, request: NextApiRequest): Promise<ApiAnswer> {
  const matchId = matchIdOf(request);
  const known = await voterOf(request);
  if (known !== null) await consumeRate(`vote:${known.id}`, VOTER_LIMIT);
  await demandOpen(matchId, side);
  if (known === null && side === null) return { body: await votesOf(matchId, null) };
  const { voter, cookie } = known === null ? await admitted(request, seed) : { voter: known, cookie: null };
  const counts = await castVote(matchId, voter, side, new Date(siteNow()).toISOString());
  purgeSoon([cacheTag.votes(matchId)]);
  const body: MatchVotes = { matchId, ...counts, mine: side };
  return { body, cookies: cookie === null ? [] : [cookie] };
}

/** A new voter, unless the address has had too many of them. */
async function admitted(request: NextApiRequest, seed: string | null): Promise<{ readonly voter: Voter; readonly cookie: string }> {
  await consumeRate(`new-voter:${clientAddress(request, environment().RIFTWEEK_TRUSTED_PROXIES)}`, NEW_VOTER_LIMIT);
  return newVoter(seed);
}

/**
 * `PUT /api/votes/{matchId}` `{side, visitor?}`: casts or changes the reader's
 * one vote; answers like `/mine`. 409 once the voting is over. `visitor`: a random
 * text that a browser without a cookie sends with every attempt, so that one
 * whose answer got lost is not counted again.
 */
export const putVote = writes({
  name: 'vote',
  schema: v.object({ side: VoteSideSchema, visitor: v.optional(v.nullable(v.pipe(v.string(), v.regex(VISITOR_SEED))), null) }),
  maxBytes: MAX_BYTES,
  limit: ADDRESS_LIMIT,
  write: ({ side, visitor }, { request }) => write(side, visitor, request),
});

/** `DELETE /api/votes/{matchId}` `{}`: takes the reader's vote back; answers like `/mine`. */
export const deleteVote = writes({
  name: 'vote',
  schema: v.object({}),
  maxBytes: MAX_BYTES,
  limit: ADDRESS_LIMIT,
  write: (_input, { request }) => write(null, null, request),
});
