import { describe, expect, it } from 'vitest';
import { changedVotes, votePercentages } from '../../../lib/domain/match/votes';

describe('vote percentages', () => {
  it.each([
    [0, 0, 50, 50],
    [1, 0, 100, 0],
    [0, 3, 0, 100],
    [1, 2, 33, 67],
    [2, 1, 67, 33],
    [1, 7, 13, 87],
    [7, 1, 88, 12],
    [1, 999, 0, 100],
  ])('of %i to %i are %i and %i', (left, right, leftShare, rightShare) => {
    expect(votePercentages({ left, right })).toEqual({ left: leftShare, right: rightShare });
  });

  it('add up to 100 for any votes', () => {
    for (let left = 0; left < 60; left += 1) {
      for (let right = 0; right < 60; right += 1) {
        const shares = votePercentages({ left, right });
        expect(shares.left + shares.right).toBe(100);
      }
    }
  });
});

describe('a vote that changes', () => {
  const votes = { matchId: 7, left: 3, right: 5, mine: null };
  it('moves the counts by one', () => {
    const cast = changedVotes(votes, 'left');
    expect(cast).toEqual({ matchId: 7, left: 4, right: 5, mine: 'left' });
    expect(changedVotes(cast, 'left')).toEqual(cast);
    expect(changedVotes(cast, 'right')).toEqual({ matchId: 7, left: 3, right: 6, mine: 'right' });
    expect(changedVotes(cast, null)).toEqual(votes);
  });
});
