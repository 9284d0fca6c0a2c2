import { describe, expect, it } from 'vitest';
import { byResult, byStart, wasOverBefore } from '../../../lib/domain/match/match-order';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';

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

describe('before a match', () => {
  const at = (id: number, begin: string, end: string, teams: readonly [number, number] = [1, 2]) =>
    finishedMatch({
      ...{ id, beginAt: `2023-08-19T${begin}:00Z`, endAt: `2023-08-19T${end}:00Z`, winnerId: teams[0] },
      ...{ left: scored({ id: teams[0], score: 2 }), right: scored({ id: teams[1], score: 0 }) },
    });
  const match = at(9, '12:00', '14:00');

  it.each([
    ['ended before it began', 'counts', at(1, '09:00', '11:00', [3, 4])],
    ['of others was still played', 'does not count', at(2, '11:00', '12:30', [3, 4])],
    ['of one of its teams began earlier, though its estimated end is later', 'counts', at(3, '11:00', '12:30', [2, 3])],
    ['of one of its teams was interrupted and ended after it', 'does not count', at(4, '11:00', '15:00', [2, 3])],
    ['of one of its teams began later', 'does not count', at(5, '13:00', '13:30', [1, 3])],
  ])('one that %s %s', (_, outcome, other) => expect(wasOverBefore(other, match)).toBe(outcome === 'counts'));

  it('its own result is not known', () => expect(wasOverBefore(match, match)).toBe(false));
});
