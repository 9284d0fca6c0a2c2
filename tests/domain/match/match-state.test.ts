import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MatchSchema } from '../../../lib/domain/match/match';
import {
  canVote,
  isStartingSoon,
  leagueDayCounts,
  matchDisplay,
  scoreText,
  shortName,
  showsRescheduled,
} from '../../../lib/domain/match/match-state';
import { scoreTone, sideStanding } from '../../../lib/domain/match/match-result';
import { hides } from '../../../lib/domain/match/spoilers';
import { finishedMatch, notStartedMatch, offMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';

const begin = Date.parse('2023-08-19T08:00:00Z');
const minutes = (count: number) => begin + count * 60_000;
const day = 86_400_000;

describe('match states', () => {
  it.each([
    [-1, false],
    [0, true],
    [59.9, true],
    [60, false],
  ])('is starting soon %s minutes after its start: %s', (elapsed, expected) => {
    expect(isStartingSoon(notStartedMatch(), minutes(elapsed))).toBe(expected);
  });

  it('is never starting soon in another state', () => {
    for (const match of [runningMatch(), finishedMatch(), offMatch('canceled'), offMatch('postponed')])
      expect(isStartingSoon(match, minutes(5))).toBe(false);
  });

  it('marks a rescheduled match until 14 days after its start', () => {
    const match = notStartedMatch({ rescheduled: true });
    expect(showsRescheduled(match, begin + 14 * day - 1)).toBe(true);
    expect(showsRescheduled(match, begin + 14 * day)).toBe(false);
    expect(showsRescheduled(notStartedMatch(), begin)).toBe(false);
  });

  it('shows the number once running or finished, otherwise a dash', () => {
    expect(scoreText(scored({ score: 0 }))).toBe('0');
    expect(scoreText(unscored())).toBe('–');
  });

  it.each([
    ['finished, leading', finishedMatch(), 'left', 'main'],
    ['finished, trailing', finishedMatch(), 'right', 'dimmed'],
    ['running tie', runningMatch(), 'left', 'normal'],
    ['running, trailing', runningMatch({ left: scored({ score: 0 }) }), 'left', 'normal'],
    ['running, leading', runningMatch({ left: scored({ score: 2 }) }), 'left', 'main'],
    ['not started', notStartedMatch(), 'left', 'dimmed'],
  ] as const)('colours a score: %s', (_name, match, side, tone) => {
    expect(scoreTone(match, side)).toBe(tone);
  });

  it.each([
    ['with the trailing side as winner', { winnerId: 1, forfeit: true }, ['trails', 'leads']],
    [
      'before any game',
      { winnerId: 1, forfeit: true, left: scored({ score: 0 }), right: scored({ id: 1, score: 0 }) },
      ['trails', 'leads'],
    ],
    ['by both', { winnerId: null, forfeit: true, left: scored({ score: 0 }), right: scored({ id: 1, score: 0 }) }, ['ties', 'ties']],
    ['without a result: a lead is no victory', { winnerId: null }, ['ties', 'ties']],
  ] as const)('is won by who is said to have won, a forfeit %s', (_name, overrides, expected) => {
    const match = finishedMatch(overrides);
    expect((['left', 'right'] as const).map((side) => sideStanding(match, side))).toEqual(expected);
  });

  it('has no standing before the start', () => {
    expect(sideStanding(notStartedMatch(), 'left')).toBe('none');
    expect(sideStanding(offMatch('canceled'), 'right')).toBe('none');
    expect(sideStanding(finishedMatch(), 'right')).toBe('trails');
  });

  it.each([
    ['a known side before the end', notStartedMatch(), true],
    ['while running', runningMatch(), true],
    ['finished', finishedMatch(), false],
    ['canceled', offMatch('canceled'), false],
    ['put off', offMatch('postponed'), true],
    ['an unknown side', notStartedMatch({ left: unscored({ id: 0, abbr: '', name: '' }) }), false],
  ] as const)('votes on %s: %s', (_name, match, expected) => {
    expect(canVote(match, 'left')).toBe(expected);
  });

  it.each([
    ['T1', 'T1 Esports', 'T1'],
    ['', 'T1 Esports', 'T1 Esports'],
    ['', '', '?'],
  ])('calls a side with acronym "%s" and name "%s": %s', (abbr, name, expected) => {
    expect(shortName(unscored({ abbr, name }))).toBe(expected);
  });

  it('is sent as JSON in the display shape, which decodes to the same match', () => {
    const display = matchDisplay(finishedMatch(), minutes(180), 5);
    expect(display).toMatchObject({
      slug: 't1-vs-gen-g',
      numComments: 5,
      isFinished: true,
      isRunning: false,
      isNotStarted: false,
      isCanceled: false,
      left: { score: 2, canVote: false },
      fullName: 'LCK - Summer 2023 - Playoffs - T1 vs GEN',
    });
    expect(v.parse(MatchSchema, display)).toEqual(finishedMatch());
    expect(matchDisplay(notStartedMatch(), begin, 0).left.score).toBeNull();
  });
});

describe('the matches of a league and day', () => {
  const at = (id: number, leagueId: number, beginAt: string) => notStartedMatch({ id, leagueId, beginAt });
  const late = at(1, 293, '2023-08-19T23:30:00Z');
  const list = [at(2, 293, '2023-08-19T08:00:00Z'), late, at(3, 293, '2023-08-20T00:10:00Z'), at(4, 294, '2023-08-19T08:00:00Z'), late];

  it('are counted by UTC day, each once', () => {
    const count = leagueDayCounts(list);
    expect(list.map(count)).toEqual([2, 2, 1, 1, 2]);
    expect(count(at(9, 1, '2023-08-19T08:00:00Z')), 'alone where it is not listed').toBe(1);
  });

  it('are in the header of the display shape', () => {
    expect(matchDisplay(late, 0, 0, leagueDayCounts(list)(late)).header).toEqual({ id: 293, name: 'LCK', matchesNum: 2 });
  });
});

describe('spoiler-free mode', () => {
  const on = { spoilerFree: true };
  const off = { spoilerFree: false };

  it.each([
    ['finished', finishedMatch(), true],
    ['running', runningMatch(), true],
    ['not started', notStartedMatch(), false],
    ['canceled', offMatch('canceled'), false],
  ] as const)('hides the result of a %s match: %s', (_name, match, hidden) => {
    expect(hides({ result: match }, on)).toBe(hidden);
    expect(hides({ result: match }, off)).toBe(false);
  });

  it('hides what draws on earlier matches whatever the state', () => {
    expect([hides('history', on), hides('history', off)]).toEqual([true, false]);
  });
});
