import { describe, expect, it } from 'vitest';
import { homeLists, type FreshHomeLists } from '../../../lib/domain/match/home-lists';
import { withFresh } from '../../../lib/domain/match/match-lists';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';

const page = {
  running: [runningMatch({ id: 1 })],
  upcoming: [notStartedMatch({ id: 2, beginAt: '2023-08-19T10:00:00Z' }), notStartedMatch({ id: 3, beginAt: '2023-08-19T12:00:00Z' })],
  latest: [finishedMatch({ id: 4, endAt: '2023-08-18T10:00:00Z' })],
};
const later = { modifiedAt: '2023-08-19T10:30:00Z' };
const ids = (lists: FreshHomeLists) => ({
  cards: lists.cards.map(({ id }) => id),
  upcoming: lists.upcoming.map(({ id }) => id),
  latest: lists.latest.map(({ id }) => id),
});

describe('the homepage’s lists', () => {
  it('are the page’s own while nothing new was read', () => {
    expect(homeLists(page, [])).toEqual({ cards: page.running, upcoming: page.upcoming, latest: page.latest });
  });

  it('move a match that has started and one that has ended, whose card stays', () => {
    const fresh = [
      finishedMatch({ id: 1, endAt: '2023-08-19T10:29:00Z', ...later }),
      runningMatch({ id: 2, beginAt: '2023-08-19T10:00:00Z', ...later }),
    ];
    expect(ids(homeLists(page, fresh))).toEqual({ cards: [1, 2], upcoming: [3], latest: [1, 4] });
  });

  it('show the newest version of a match, whatever the order of answers', () => {
    const fresh = runningMatch({ id: 1, left: scored({ score: 2 }), ...later });
    expect(homeLists(page, [fresh]).cards[0]?.left.score).toBe(2);
    const old = { running: [fresh], upcoming: [], latest: [] };
    expect(homeLists(old, [runningMatch({ id: 1 })]).cards[0]?.left.score).toBe(2);
  });

  it('keep at most ten, and no forgotten match of the past among the upcoming', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      notStartedMatch({ id: 20 + index, beginAt: `2023-08-${20 + (index % 9)}T08:00:00Z` }),
    );
    const forgotten = notStartedMatch({ id: 99, beginAt: '2023-08-14T08:00:00Z' });
    const { upcoming } = homeLists(page, [...many, forgotten]);
    expect(upcoming).toHaveLength(10);
    expect(upcoming.map(({ id }) => id)).not.toContain(99);
  });
});

describe('the latest results of the homepage', () => {
  it('come by their ends, also one that has just ended', () => {
    const latest = [
      finishedMatch({ id: 5, beginAt: '2023-08-19T06:00:00Z', endAt: '2023-08-19T10:20:00Z' }),
      finishedMatch({ id: 6, beginAt: '2023-08-19T09:00:00Z', endAt: '2023-08-19T10:00:00Z' }),
    ];
    const over = finishedMatch({ id: 1, beginAt: '2023-08-19T08:00:00Z', endAt: '2023-08-19T10:10:00Z', ...later });
    expect(ids(homeLists({ ...page, latest }, [over])).latest).toEqual([5, 1, 6]);
  });
});

describe('a page’s matches', () => {
  it('are renewed one by one and never added to', () => {
    const fresh = [runningMatch({ id: 1, left: scored({ score: 2 }), ...later }), runningMatch({ id: 50 })];
    expect(withFresh(page.running, fresh).map(({ id, left }) => [id, left.score])).toEqual([[1, 2]]);
  });
});
