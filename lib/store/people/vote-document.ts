import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cacheTag } from '../../domain/cache-tags';
import { InstantSchema } from '../../domain/match/match';
import { NO_VOTES, VoteSideSchema, type VoteCounts, type VoteSide } from '../../domain/match/votes';
import { pathSegment } from '../core/document-path';
import { GatheredWork } from '../core/gathered-work';
import { queryGroup } from '../core/query';
import { readDocument } from '../core/read-document';
import { transaction, type StoreTransaction } from '../core/transaction';
import { countInTransaction, settleCounts, type PendingCount } from './counters';

/**
 * `votes/{matchId}` counts the votes on a match, `votes/{matchId}/voters/{voter}`
 * is one vote; both change together (`counters`). People own them: ingest never
 * writes here.
 *
 * Votes of a deleted account stay, anonymous: they say what people
 * thought before a match, and its percentages are part of its history. Nothing
 * in them leads back to the account (`disownVotesOf`).
 */
const countsPath = (matchId: number) => `votes/${matchId}`;

/** A vote that was taken back may be counted before the vote itself is: never below zero. */
const SideSchema = v.pipe(
  v.optional(v.number(), 0),
  v.transform((votes) => Math.max(0, votes)),
);
const CountsSchema = v.object({ left: SideSchema, right: SideSchema });

const VoteSchema = v.object({
  side: VoteSideSchema,
  /** When it was cast or last changed, by the site's clock. */
  at: InstantSchema,
  /** Whose it is; null for a visitor's and for that of a deleted account. */
  uid: v.optional(v.nullable(v.string()), null),
});
type Vote = v.InferOutput<typeof VoteSchema>;

/** Who votes, and under which other names the same person may have voted before (a visitor who has signed in since). */
export type Voter = { readonly id: string; readonly uid: string | null; readonly formerIds: readonly string[] };

const idsOf = ({ id, formerIds }: Voter): readonly string[] => [id, ...formerIds];

function votePath(matchId: number, voterId: string): string {
  return `${countsPath(matchId)}/voters/${pathSegment(voterId)}`;
}

/** The votes on a match; none without votes. One read. */
export async function readVoteCounts(matchId: number): Promise<VoteCounts> {
  return (await readDocument('main', countsPath(matchId), CountsSchema)) ?? NO_VOTES;
}

/** The side that a voter chose, under any of their ids; null for none. */
export async function readVote(matchId: number, voter: Voter): Promise<VoteSide | null> {
  const votes = await Promise.all(idsOf(voter).map((id) => readDocument('main', votePath(matchId, id), VoteSchema)));
  return votes.find((vote) => vote !== null)?.side ?? null;
}

type Ballot = { readonly voter: Voter; readonly side: VoteSide | null; readonly at: string };

/** Puts one vote in place of those that its voter had, and answers how the counts change. */
function cast(
  { set, remove }: StoreTransaction,
  matchId: number,
  { voter, side, at }: Ballot,
  before: readonly (Vote | null)[],
): VoteCounts {
  const change = { left: 0, right: 0 };
  idsOf(voter).forEach((id, index) => {
    const vote = before[index];
    if (!vote) return;
    change[vote.side] -= 1;
    if (id !== voter.id || side === null) remove(votePath(matchId, id));
  });
  if (side !== null) {
    change[side] += 1;
    set(votePath(matchId, voter.id), { side, at, uid: voter.uid });
  }
  return change;
}

/** The votes of a batch and their sum in one transaction. */
async function castAll(matchId: number, ballots: readonly Ballot[]): Promise<readonly PendingCount[]> {
  const path = countsPath(matchId);
  const { pending } = await countInTransaction(cacheTag.votes(matchId), [path], async (inside) => {
    const paths = ballots.flatMap(({ voter }) => idsOf(voter).map((id) => votePath(matchId, id)));
    const before = await inside.readAll(paths, VoteSchema);
    let at = 0;
    for (const ballot of ballots) {
      const count = idsOf(ballot.voter).length;
      inside.count(path, cast(inside, matchId, ballot, before.slice(at, at + count)));
      at += count;
    }
  });
  return pending;
}

/** Before a final votes come by the hundred in a second. */
const gathered = new GatheredWork<Ballot, VoteCounts>({
  everyMs: 500,
  burst: 0,
  most: 200,
  subjectOf: ({ voter }) => idsOf(voter),
  run: async (key, ballots) => {
    const matchId = Number(key);
    const pending = await castAll(matchId, ballots);
    return async () => {
      await settleCounts(pending);
      const counts = await readVoteCounts(matchId);
      return ballots.map(() => counts);
    };
  },
});

/**
 * Casts, changes or (with null) takes back the one vote of a voter, and answers
 * the counts as they are then. Votes that come together are written together
 * (`GatheredWork`). Throws StoreUnavailableError.
 */
export function castVote(matchId: number, voter: Voter, side: VoteSide | null, at: string): Promise<VoteCounts> {
  return gathered.do(String(matchId), { voter, side, at });
}

const OWN_VOTES = 5000;
export type OwnVote = { readonly matchId: number; readonly side: VoteSide; readonly at: string };

/** The votes of a user, for who asks for the own data. Throws StoreUnavailableError. */
export async function votesOf(uid: string): Promise<OwnVote[]> {
  const found = await queryGroup('main', 'voters', VoteSchema, [
    ['where', 'uid', '==', uid],
    ['limit', OWN_VOTES],
  ]);
  // `votes/{matchId}/voters/{voter}`
  return found.map(({ path, value: { side, at } }) => ({ matchId: Number(path.split('/')[1]), side, at }));
}

const AT_ONCE = 100;

/**
 * Makes the votes of a user anonymous: the side and the time stay, under a
 * made-up name; no count changes. Each vote by itself, so that it is safe to
 * begin again after an interruption. Throws StoreUnavailableError.
 */
export async function disownVotesOf(uid: string): Promise<void> {
  for (;;) {
    const found = await queryGroup('main', 'voters', VoteSchema, [
      ['where', 'uid', '==', uid],
      ['limit', AT_ONCE],
    ]);
    for (const { path } of found) {
      const own = path.slice(0, path.lastIndexOf('/'));
      await transaction('main', async ({ read, set, remove }) => {
        const vote = await read(path, VoteSchema);
        if (vote === null) return;
        remove(path);
        set(`${own}/gone-${randomBytes(16).toString('hex')}`, { ...vote, uid: null });
      });
    }
    if (found.length < AT_ONCE) return;
  }
}
