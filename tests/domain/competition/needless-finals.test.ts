import { describe, expect, it } from 'vitest';
import { needlessFinals, withNeed } from '../../../lib/domain/competition/bracket/needless-finals';
import type { Match } from '../../../lib/domain/match/match';
import { isAnnounced } from '../../../lib/domain/match/match-order';
import { dueNotifications } from '../../../lib/domain/people/notifications';
import { finishedMatch, notStartedMatch, offMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { MatchIndex } from '../../../lib/ingest/index/match-index';

const at = (id: number) => ({ id, beginAt: `2023-08-${String(id).padStart(2, '0')}T08:00:00Z` });

function played(id: number, winner: number, loser: number, previousMatchIds: number[] = []): Match {
  return finishedMatch({
    ...at(id),
    left: scored({ id: winner, score: 3 }),
    right: scored({ id: loser, score: 1 }),
    winnerId: winner,
    previousMatchIds,
  });
}
function open(id: number, left: number, right: number, previousMatchIds: number[]): Match {
  return notStartedMatch({ ...at(id), left: unscored({ id: left }), right: unscored({ id: right }), previousMatchIds });
}

/** A double elimination of four up to its final: 1 comes from above, 2 from below. */
const before = [played(1, 1, 4), played(2, 2, 3), played(3, 1, 2, [1, 2]), played(4, 3, 4, [1, 2]), played(5, 2, 3, [3, 4])];
const ofUnbeaten = played(6, 1, 2, [3, 5]);
const ofBeaten = played(6, 2, 1, [3, 5]);
const needless = new Map([[7, 6]]);

describe('a second final', () => {
  it.each([
    ['whose teams are not said', open(7, 0, 0, [6, 6])],
    ['whose teams are known', open(7, 1, 2, [6, 6])],
    ['of which nothing is said', open(7, 1, 2, [])],
    ['that the source called off', { ...offMatch('canceled'), ...at(7), previousMatchIds: [6, 6] }],
    ['that the source put off', { ...offMatch('postponed'), ...at(7), previousMatchIds: [6, 6] }],
  ])('%s is needless once the unbeaten team has won the first, and only then', (_, second) => {
    expect(needlessFinals([...before, ofUnbeaten, second])).toEqual(needless);
    expect(needlessFinals([...before, ofBeaten, second])).toEqual(new Map());
    expect(needlessFinals([...before, open(6, 1, 2, [3, 5]), second])).toEqual(new Map());
  });

  it('is not looked for where nothing is said of feeding', () => {
    const group = [...before, ofUnbeaten, open(7, 1, 2, [])].map((match) => ({ ...match, previousMatchIds: [] }));
    expect(needlessFinals(group)).toEqual(new Map());
  });

  it('is needed after a final that no lower bracket leads to', () => {
    expect(needlessFinals([played(1, 1, 4), played(2, 2, 3), played(3, 1, 2, [1, 2]), open(7, 0, 0, [3, 3])])).toEqual(new Map());
  });

  it('is called off for good, not announced, and no notice says so; its teams stay a result', () => {
    const index = new MatchIndex();
    index.apply([...before, open(6, 1, 2, [3, 5]), open(7, 0, 0, [6, 6])]);
    expect(index.get(7)?.status).toBe('not_started');
    const now = Date.parse('2023-08-06T12:00:00Z');
    const changed = index.apply([ofUnbeaten, { ...open(7, 1, 2, [6, 6]), overdue: true, modifiedAt: '2023-08-06T11:59:00Z' }]);
    const second = changed.find(({ after }) => after?.id === 7)?.after;
    expect(second).toMatchObject({ status: 'canceled', notNeeded: true, round: { name: 'grandFinal' } });
    expect(second).not.toHaveProperty('overdue');
    expect(second && isAnnounced(second, now)).toBe(false);
    expect(second && dueNotifications([second], now)).toEqual([]);
    // The source says it once more: nothing changes.
    expect(index.apply([open(7, 1, 2, [6, 6]), { ...open(7, 1, 2, [6, 6]), modifiedAt: '2023-08-06T11:59:00Z' }])).toEqual([]);
    // A result that was wrong.
    index.apply([ofBeaten]);
    expect(index.get(7)).toMatchObject({ status: 'not_started' });
    expect(index.get(7)).not.toHaveProperty('notNeeded');
  });

  it('that is played stays as it is', () => {
    expect(withNeed(ofBeaten, true)).toBe(ofBeaten);
  });
});
