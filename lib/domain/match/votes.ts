import * as v from 'valibot';

/** "Who wins?": what readers think before and while a match is played (docs/product.md#votes). An opinion, never a result. */

export const VoteSideSchema = v.picklist(['left', 'right']);
export type VoteSide = v.InferOutput<typeof VoteSideSchema>;

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many voted for each side. */
const VoteCountsSchema = v.object({ left: CountSchema, right: CountSchema });
export type VoteCounts = v.InferOutput<typeof VoteCountsSchema>;

export const NO_VOTES: VoteCounts = { left: 0, right: 0 };

/** The votes on a match; `mine` is the side that the reader voted for, null in an answer that is the same for everybody. */
export const MatchVotesSchema = v.object({ matchId: v.number(), ...VoteCountsSchema.entries, mine: v.nullable(VoteSideSchema) });
export type MatchVotes = v.InferOutput<typeof MatchVotesSchema>;

/** Whole percents that add up to 100; 50 each without votes. A half is rounded up on the left. */
export function votePercentages({ left, right }: VoteCounts): VoteCounts {
  const total = left + right;
  const share = total === 0 ? 50 : Math.round((left / total) * 100);
  return { left: share, right: 100 - share };
}

/** The counts after a reader's vote has changed from one side to another; null is no vote. */
export function changedVotes(votes: MatchVotes, mine: VoteSide | null): MatchVotes {
  const counted = (side: VoteSide) => Math.max(0, votes[side] - Number(votes.mine === side) + Number(mine === side));
  return { ...votes, left: counted('left'), right: counted('right'), mine };
}
