import { describe, expect, it } from 'vitest';
import { hides, ownMatches } from '../../../lib/domain/match/spoilers';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';

const HIDES = { spoilerFree: true };
const SHOWS = { spoilerFree: false };
const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;

describe('with spoilers hidden', () => {
  it('a result is hidden once there is one', () => {
    expect([notStartedMatch(), runningMatch(), finishedMatch()].map((match) => hides({ result: match }, HIDES))).toEqual([
      false,
      true,
      true,
    ]);
    expect(hides({ result: finishedMatch() }, SHOWS)).toBe(false);
    expect([hides('history', HIDES), hides('history', SHOWS)]).toEqual([true, false]);
  });

  it('the teams are hidden where others feed a match, before, during and long after it', () => {
    for (const match of [notStartedMatch({ round }), runningMatch({ round }), finishedMatch({ round, beginAt: '2020-01-01T00:00:00Z' })])
      expect([hides({ teams: match }, HIDES), hides({ teams: match }, SHOWS)]).toEqual([true, false]);
    expect(hides({ teams: finishedMatch() }, HIDES)).toBe(false);
  });

  it('a list of one team’s matches also hides that such a match exists', () => {
    const [group, semifinal] = [notStartedMatch({ id: 1 }), notStartedMatch({ id: 2, round })];
    expect(ownMatches([group, semifinal], true)).toEqual([group]);
    expect(ownMatches([group, semifinal], false)).toEqual([group, semifinal]);
  });
});
