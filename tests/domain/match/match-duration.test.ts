import { describe, expect, it } from 'vitest';
import { gameStub, finishedMatch, notStartedMatch, offMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { isOverdue } from '../../../lib/domain/match/match-duration';

const at = (instant: string) => Date.parse(instant);
const BEGIN = '2023-08-19T08:00:00Z';

describe('a match that its source forgets', () => {
  it.each([
    ['a single game', 1, 4],
    ['a best of three', 3, 7],
    ['a best of five', 5, 10],
  ])('is overdue once nothing was heard of %s for long', (_, numOfGames, hours) => {
    const match = runningMatch({ numOfGames });
    expect(isOverdue(match, at(BEGIN) + hours * 3_600_000)).toBe(false);
    expect(isOverdue(match, at(BEGIN) + hours * 3_600_000 + 1000)).toBe(true);
  });

  it('is not overdue while its source says something of it or of its games', () => {
    const now = at('2023-08-19T20:00:00Z');
    expect(isOverdue(runningMatch(), now)).toBe(true);
    expect(isOverdue(runningMatch({ modifiedAt: '2023-08-19T14:00:00Z' }), now)).toBe(false);
    expect(isOverdue(runningMatch({ games: [gameStub(1), gameStub(2, { beginAt: '2023-08-19T15:00:00Z' })] }), now)).toBe(false);
    expect(isOverdue(runningMatch({ games: [gameStub(1, { endAt: '2023-08-19T13:30:00Z' })] }), now)).toBe(false);
  });

  it('gains nothing by news from the future', () => {
    expect(isOverdue(runningMatch({ modifiedAt: '2031-01-01T00:00:00Z' }), at('2023-08-20T08:00:00Z'))).toBe(true);
  });

  it('may as well not have begun; where only the day is certain, a day later', () => {
    const now = at('2023-08-19T20:00:00Z');
    expect(isOverdue(notStartedMatch(), now)).toBe(true);
    expect(isOverdue(notStartedMatch({ beginAtEstimated: true }), now)).toBe(false);
    expect(isOverdue(notStartedMatch({ beginAt: '2023-08-20T08:00:00Z' }), now)).toBe(false);
  });

  it('is none that is over or put off', () => {
    for (const match of [finishedMatch(), offMatch('canceled'), offMatch('postponed')])
      expect(isOverdue(match, at('2024-08-19T08:00:00Z'))).toBe(false);
  });
});
