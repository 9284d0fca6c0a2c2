import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { InstantSchema } from '../../domain/match/match';
import { NO_VOTES, VoteCountsSchema, VoteSideSchema, type VoteCounts, type VoteSide } from '../../domain/match/votes';
import { pathSegment } from '../core/document-path';
import { queryGroup } from '../core/query';
import { readDocument } from '../core/read-document';
import { plainDocuments } from '../core/stored-document';
import { transaction, type StoreTransaction } from '../core/transaction';

/**
 * `votes/{matchId}` counts the votes on a match, `votes/{matchId}/voters/{voter}`
 * is one vote; both change together. People own them: ingest never writes here.
 *
 * Votes of a deleted account stay, anonymous: they say what people
 * thought before a match, and its percentages are part of its history. Nothing
 * in them leads back to the account (`disownVotesOf`).
 */
const counts = plainDocuments('main', VoteCountsSchema, (matchId: number) => `votes/${matchId}`);

const VoteSchema = v.object({
  side: VoteSideSchema,
  /** When it was cast or last changed, by the site's clock. */
  at: InstantSchema,
  /** Whose it is; null for a visitor's and for that of a deleted account. */
  uid: v.optional(v.nullable(v.string()), null),
});

/**
 * Votes of this process that are under way; before a final they come by the hundred.
 * The others wait here, where waiting costs nothing, and not with every deadline
 * running against a store that does them one after the other anyway.
 */
const oneOfFew = pLimit(10);

/** Who votes, and under which other names the same person may have voted before (a visitor who has signed in since). */
export type Voter = { readonly id: string; readonly uid: string | null; readonly formerIds: readonly string[] };

function votePath(matchId: number, voterId: string): string {
  return `${counts.address(matchId).path}/voters/${pathSegment(voterId)}`;
}

/** The votes on a match; none without votes. */
export async function readVoteCounts(matchId: number): Promise<VoteCounts> {
  return (await counts.read(matchId)) ?? NO_VOTES;
}

/** The side that a voter chose, under any of their ids; null for none. */
export async function readVote(matchId: number, voter: Voter): Promise<VoteSide | null> {
  const votes = await Promise.all([voter.id, ...voter.formerIds].map((id) => readDocument('main', votePath(matchId, id), VoteSchema)));
  return votes.find((vote) => vote !== null)?.side ?? null;
}

/**
 * Casts, changes or (with null) takes back the one vote of a voter. The counts
 * are added to without being read, so that voters of one match do not wait for
 * each other. Throws StoreUnavailableError.
 */
export async function castVote(matchId: number, voter: Voter, side: VoteSide | null, at: string): Promise<void> {
  const own = votePath(matchId, voter.id);
  const paths = [own, ...voter.formerIds.map((id) => votePath(matchId, id))];
  const cast = async ({ read, set, merge, remove }: StoreTransaction) => {
    const before = await Promise.all(paths.map((path) => read(path, VoteSchema)));
    const change = { left: 0, right: 0 };
    before.forEach((vote, index) => {
      if (vote === null) return;
      change[vote.side] -= 1;
      const path = paths[index];
      if (path !== undefined && (path !== own || side === null)) remove(path);
    });
    if (side !== null) {
      change[side] += 1;
      set(own, { side, at, uid: voter.uid });
    }
    if (change.left === 0 && change.right === 0) return;
    merge(counts.address(matchId).path, { left: FieldValue.increment(change.left), right: FieldValue.increment(change.right) });
  };
  await oneOfFew(() => transaction('main', cast, { busy: own }));
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
