import { describe, expect, it } from 'vitest';
import { followedMatches, MOST_FOLLOWED_MATCHES } from '../../../lib/domain/models/followed-matches';
import { finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const ids = (matches: readonly { readonly id: number }[]) => matches.map(({ id }) => id);

describe('matches of followed leagues and teams', () => {
  it('are listed once, even where a league and both teams list them', () => {
    const running = runningMatch({ id: 5 });
    const team = (teamId: number) => ({ teamId, recent: [], next: [running] });
    const league = { running: [running], upcoming: [], latest: [] };
    expect(followedMatches(NOW, [league], [team(77), team(1)])).toEqual({ running: [running], upcoming: [], latest: [] });
  });

  it('are sorted by start, results newest first, across all lists', () => {
    const at = (day: number) => `2023-08-${day}T08:00:00Z`;
    const lists = followedMatches(
      NOW,
      [{ running: [], upcoming: [notStartedMatch({ id: 2, beginAt: at(22) })], latest: [finishedMatch({ id: 3, beginAt: at(11) })] }],
      [{ teamId: 77, next: [notStartedMatch({ id: 1, beginAt: at(21) })], recent: [finishedMatch({ id: 4, beginAt: at(12) })] }],
    );
    expect([ids(lists.upcoming), ids(lists.latest)]).toEqual([
      [1, 2],
      [4, 3],
    ]);
  });

  it('sort results by their ends', () => {
    const long = finishedMatch({ id: 5, beginAt: '2023-08-22T06:00:00Z', endAt: '2023-08-22T10:20:00Z' });
    const short = finishedMatch({ id: 6, beginAt: '2023-08-22T09:00:00Z', endAt: '2023-08-22T10:00:00Z' });
    const league = { running: [], upcoming: [], latest: [short] };
    expect(ids(followedMatches(NOW, [league], [{ teamId: 77, next: [], recent: [long] }]).latest)).toEqual([5, 6]);
  });

  it('leave out one that was followed by itself and came to nothing two weeks ago', () => {
    const [recently, longAgo] = ['2023-08-10T08:00:00Z', '2023-08-04T08:00:00Z'];
    const single = [
      { ...offMatch('canceled'), id: 1, beginAt: recently },
      { ...offMatch('canceled'), id: 2, beginAt: longAgo },
      { ...offMatch('postponed'), id: 3, beginAt: longAgo },
      runningMatch({ id: 4, overdue: true, beginAt: recently }),
      runningMatch({ id: 5, overdue: true, beginAt: longAgo }),
      finishedMatch({ id: 6, beginAt: longAgo }),
    ];
    const { running, upcoming, latest } = followedMatches(NOW, [], [], single);
    expect([running, upcoming, latest].map(ids)).toEqual([[], [1, 4], [6]]);
  });

  it('are the nearest only, where there are many', () => {
    const upcoming = Array.from({ length: MOST_FOLLOWED_MATCHES + 5 }, (_, index) =>
      notStartedMatch({ id: index + 1, beginAt: new Date(Date.UTC(2023, 7, 20, index)).toISOString() }),
    ).reverse();
    expect(ids(followedMatches(NOW, [{ running: [], upcoming, latest: [] }], []).upcoming)).toEqual(
      Array.from({ length: MOST_FOLLOWED_MATCHES }, (_, index) => index + 1),
    );
  });
});
