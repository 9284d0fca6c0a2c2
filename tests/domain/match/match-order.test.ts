import { describe, expect, it } from 'vitest';
import { byResult, byStart } from '../../../lib/domain/match/match-order';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';

const ids = (matches: readonly { readonly id: number }[]) => matches.map(({ id }) => id);

describe('matches are ordered', () => {
  it('by start, then league order, then id', () => {
    const at = '2023-08-19T08:00:00Z';
    const matches = [
      notStartedMatch({ id: 4, leagueId: 5, beginAt: at }),
      notStartedMatch({ id: 5, leagueId: 293, beginAt: at }),
      notStartedMatch({ id: 3, leagueId: 5, beginAt: at }),
      notStartedMatch({ id: 9, leagueId: 5, beginAt: '2023-08-19T07:59:00Z' }),
    ];
    expect(ids(matches.sort(byStart))).toEqual([9, 5, 3, 4]);
  });

  it('by their ends as results, the latest first; by start where no end is known', () => {
    const matches = [
      finishedMatch({ id: 1, beginAt: '2023-08-19T10:00:00Z', endAt: '2023-08-19T11:00:00Z' }),
      finishedMatch({ id: 2, beginAt: '2023-08-19T08:00:00Z', endAt: '2023-08-19T13:00:00Z' }),
      finishedMatch({ id: 3, beginAt: '2023-08-19T12:00:00Z', endAt: null }),
    ];
    expect(ids(matches.sort(byResult))).toEqual([2, 3, 1]);
  });
});
