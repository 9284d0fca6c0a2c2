import { beforeEach, expect, it } from 'vitest';
import type { Voter } from '../../../lib/store/people/ballots';
import {
  castPlayerVote,
  castVote,
  disownVotesOf,
  readPlayerVote,
  readPlayerVoteCounts,
  readVote,
  readVoteCounts,
} from '../../../lib/store/people/vote-document';
import { describeWithStore, storedPaths, useEmptyStore } from '../../support/store/store-rig';

const AT = '2023-08-19T08:00:00.000Z';
const voter = (id: string, ...formerIds: string[]): Voter => ({ id, uid: null, formerIds });

describeWithStore('votes', () => {
  beforeEach(useEmptyStore);

  it('of two hundred voters at once are counted exactly', async () => {
    const voters = Array.from({ length: 200 }, (_, index) => voter(`visitor-${index}`));
    await Promise.all(voters.map((each, index) => castVote(7, each, index % 4 === 0 ? 'left' : 'right', AT)));
    expect(await readVoteCounts(7)).toEqual({ left: 50, right: 150 });
    expect(await storedPaths('main', 'votes/7/voters')).toHaveLength(200);
  });

  it('of one voter count once, however often and fast they change', async () => {
    const sides = ['left', 'right', null, 'right', 'left', null, 'right'] as const;
    await Promise.all(sides.map((side) => castVote(7, voter('a'), side, AT)));
    expect(await readVoteCounts(7)).toEqual({ left: 0, right: 1 });
    expect(await readVote(7, voter('a'))).toBe('right');
  });

  it('can be withdrawn', async () => {
    await castVote(7, voter('a'), 'left', AT);
    await castVote(7, voter('b'), 'left', AT);
    await castVote(7, voter('a'), null, AT);
    await castVote(7, voter('never'), null, AT);
    expect(await readVoteCounts(7)).toEqual({ left: 1, right: 0 });
    expect(await readVote(7, voter('a'))).toBeNull();
    expect(await storedPaths('main', 'votes/7/voters')).toEqual(['votes/7/voters/b']);
  });

  it('of a visitor who signs in become the user’s, without another vote', async () => {
    await castVote(7, voter('visitor-1'), 'left', AT);
    const user = voter('user-x', 'visitor-1');
    expect(await readVote(7, user)).toBe('left');
    await castVote(7, user, 'right', AT);
    expect(await readVoteCounts(7)).toEqual({ left: 0, right: 1 });
    expect(await readVote(7, voter('visitor-1'))).toBeNull();
  });

  it('belong to one match, and are zero at first', async () => {
    await castVote(7, voter('a'), 'left', AT);
    expect(await readVoteCounts(8)).toEqual({ left: 0, right: 0 });
    expect(await readVote(8, voter('a'))).toBeNull();
  });

  it('accept any voter id', async () => {
    const odd = voter('user-a/b.~__');
    await castVote(7, odd, 'right', AT);
    expect(await readVote(7, odd)).toBe('right');
  });

  it('of a deleted account stay counted, anonymously', async () => {
    const ana: Voter = { id: 'user-ana', uid: 'ana', formerIds: [] };
    for (const matchId of [7, 8]) await castVote(matchId, ana, 'left', AT);
    await castVote(7, { id: 'user-bob', uid: 'bob', formerIds: [] }, 'right', AT);
    await disownVotesOf('ana');
    await disownVotesOf('ana');
    expect(await readVoteCounts(7)).toEqual({ left: 1, right: 1 });
    expect(await readVote(7, ana)).toBeNull();
    const paths = [...(await storedPaths('main', 'votes/7/voters')), ...(await storedPaths('main', 'votes/8/voters'))];
    expect(paths).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^votes\/7\/voters\/gone-/),
        expect.stringMatching(/^votes\/7\/voters\/user/),
        expect.stringMatching(/^votes\/8\/voters\/gone-/),
      ]),
    );
    expect(paths).toHaveLength(3);
    expect(paths.join()).not.toContain('ana');
  });
});

describeWithStore('votes for the player of a match', () => {
  beforeEach(useEmptyStore);

  it('for players are counted separately from the winner, and can be changed and withdrawn', async () => {
    await castVote(7, voter('a'), 'left', AT);
    await Promise.all([5, 12, 5, 12, 5].map((player, index) => castPlayerVote(7, voter(`visitor-${index}`), player, AT)));
    expect(await readPlayerVoteCounts(7)).toEqual([
      { playerId: 5, votes: 3 },
      { playerId: 12, votes: 2 },
    ]);
    await castPlayerVote(7, voter('visitor-1'), 9, AT);
    await castPlayerVote(7, voter('visitor-3'), null, AT);
    expect(await readPlayerVoteCounts(7)).toEqual([
      { playerId: 5, votes: 3 },
      { playerId: 9, votes: 1 },
    ]);
    expect([await readPlayerVote(7, voter('visitor-1')), await readPlayerVote(7, voter('visitor-3'))]).toEqual([9, null]);
    expect(await readVoteCounts(7)).toEqual({ left: 1, right: 0 });
  });
});
