import * as v from 'valibot';
import type { CacheTag } from '../../domain/page/cache-tags';
import { InstantSchema } from '../../domain/match/match';
import { VoteSideSchema } from '../../domain/match/votes';
import { documentPath, pathSegment } from '../core/document-path';
import { KeyedBatcher } from '../core/keyed-batcher';
import { readDocument } from '../core/read-document';
import type { StoreTransaction } from '../core/transaction';
import { countInTransaction, settleCounts, type CountChange, type Counter, type PendingCount } from './counters';

/**
 * A question that readers vote on about a match: `{question}/{matchId}` counts the
 * votes, `{question}/{matchId}/voters/{voter}` is one vote; both change together
 * (`counters`). People own them: ingest never writes here.
 *
 * Votes of a deleted account stay, anonymous: they say what people thought, and
 * the counts are part of a match's history. Nothing in them leads back to the
 * account (`disownVotesOf`).
 */

/** One vote, of any question: which side wins, or who was the player of the match. */
export const StoredVoteSchema = v.object({
  side: v.optional(VoteSideSchema),
  player: v.optional(v.number()),
  /** When the vote was cast or last changed, by the site's clock. */
  at: InstantSchema,
  /** The voter's account; null for a visitor's vote and for that of a deleted account. */
  uid: v.optional(v.nullable(v.string()), null),
});
type StoredVote = v.InferOutput<typeof StoredVoteSchema>;

/** A voter, and the other ids under which the same person may have voted before (a visitor who has signed in since). */
export type Voter = { readonly id: string; readonly uid: string | null; readonly formerIds: readonly string[] };

const idsOf = ({ id, formerIds }: Voter): readonly string[] => [id, ...formerIds];

/** How the answers of a question are stored. */
type Question<Choice, Counts> = {
  readonly collection: string;
  readonly tag: (matchId: number) => CacheTag;
  /** The choice of a stored vote; null for one that answers another question. */
  readonly choiceOf: (vote: StoredVote) => Choice | null;
  readonly fieldsOf: (choice: Choice) => Pick<StoredVote, 'side' | 'player'>;
  readonly counterOf: (choice: Choice) => Counter;
  readonly counts: v.GenericSchema<unknown, Counts>;
  readonly none: Counts;
};

type Ballot<Choice> = { readonly voter: Voter; readonly choice: Choice | null; readonly at: string };

export type BallotBox<Choice, Counts> = {
  /** The counts of a match. One read. */
  readonly counts: (matchId: number) => Promise<Counts>;
  /** The choice of a voter, under any of their ids; null for none. */
  readonly choice: (matchId: number, voter: Voter) => Promise<Choice | null>;
  /**
   * Casts, changes or (with null) takes back the one vote of a voter, and answers
   * the counts as they are then. Votes that come together are written together
   * (`KeyedBatcher`). Throws StoreUnavailableError.
   */
  readonly cast: (matchId: number, voter: Voter, choice: Choice | null, at: string) => Promise<Counts>;
};

export function ballotBox<Choice, Counts>(question: Question<Choice, Counts>): BallotBox<Choice, Counts> {
  const { collection, choiceOf, fieldsOf, counterOf } = question;
  const countsPath = (matchId: number) => documentPath`${collection}/${matchId}`;
  const votePath = (matchId: number, voterId: string) => documentPath`${collection}/${matchId}/voters/${pathSegment(voterId)}`;

  const counts = async (matchId: number) => (await readDocument('main', countsPath(matchId), question.counts)) ?? question.none;

  /** Replaces the earlier votes of a voter by one, and answers how the counts change. */
  function replace(
    { set, remove }: StoreTransaction,
    matchId: number,
    { voter, choice, at }: Ballot<Choice>,
    before: readonly (StoredVote | null)[],
  ): CountChange {
    const change = new Map<Counter, number>();
    const count = (counted: Choice, by: number) => change.set(counterOf(counted), (change.get(counterOf(counted)) ?? 0) + by);
    idsOf(voter).forEach((id, index) => {
      const vote = before[index];
      if (!vote) return;
      const chosen = choiceOf(vote);
      if (chosen !== null) count(chosen, -1);
      if (id !== voter.id || choice === null) remove(votePath(matchId, id));
    });
    if (choice !== null) {
      count(choice, 1);
      set(votePath(matchId, voter.id), { ...fieldsOf(choice), at, uid: voter.uid });
    }
    return Object.fromEntries(change);
  }

  /** The votes of a batch and their sum in one transaction. */
  async function castAll(matchId: number, ballots: readonly Ballot<Choice>[]): Promise<readonly PendingCount[]> {
    const path = countsPath(matchId);
    const { pending } = await countInTransaction(question.tag(matchId), [path], async (inside) => {
      const paths = ballots.flatMap(({ voter }) => idsOf(voter).map((id) => votePath(matchId, id)));
      const before = await inside.readAll(paths, StoredVoteSchema);
      let at = 0;
      for (const ballot of ballots) {
        const ids = idsOf(ballot.voter).length;
        inside.count(path, replace(inside, matchId, ballot, before.slice(at, at + ids)));
        at += ids;
      }
    });
    return pending;
  }

  /** Around a final votes come by the hundred in a second. */
  const gathered = new KeyedBatcher<Ballot<Choice>, Counts>({
    everyMs: 500,
    burst: 0,
    most: 200,
    subjectOf: ({ voter }) => idsOf(voter),
    run: async (key, ballots) => {
      const matchId = Number(key);
      const pending = await castAll(matchId, ballots);
      return async () => {
        await settleCounts(pending);
        const counted = await counts(matchId);
        return ballots.map(() => counted);
      };
    },
  });

  return {
    counts,
    choice: async (matchId, voter) => {
      const votes = await Promise.all(idsOf(voter).map((id) => readDocument('main', votePath(matchId, id), StoredVoteSchema)));
      const vote = votes.find((each) => each !== null);
      return vote ? choiceOf(vote) : null;
    },
    cast: (matchId, voter, choice, at) => gathered.do(String(matchId), { voter, choice, at }),
  };
}
