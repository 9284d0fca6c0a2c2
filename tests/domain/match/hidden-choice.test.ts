import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchRound } from '../../../lib/domain/match/match';
import { hides, type SpoilerChoice, type SpoilerSubject } from '../../../lib/domain/match/spoilers';
import { MAX_WATCHED_MATCHES, withWatched } from '../../../lib/domain/match/watched';

const FINAL: MatchRound = { part: 'single', name: 'final', round: 1, match: null };
const id = fc.integer({ min: 1, max: 6 });
const told = fc.record({
  id,
  status: fc.constantFrom('not_started' as const, 'running' as const, 'finished' as const),
  left: fc.record({ id }),
  right: fc.record({ id }),
  round: fc.constantFrom(undefined, FINAL, { ...FINAL, unfed: true as const }),
});
const subject: fc.Arbitrary<SpoilerSubject> = fc.oneof(
  told.map((result) => ({ result })),
  told.map((teams) => ({ teams })),
  fc.array(id).map((historyOf) => ({ historyOf })),
  fc.constant('history' as const),
);
const ids = fc.array(id).map((list) => new Set(list));

describe('what is hidden', () => {
  it('is never more than with everything hidden, and nothing by default', () => {
    fc.assert(
      fc.property(subject, ids, ids, (about, onlyTeams, watched) => {
        const own: SpoilerChoice = { spoilerFree: true, onlyTeams, watched };
        if (hides(about, own)) expect(hides(about, { spoilerFree: true })).toBe(true);
        expect(hides(about, { ...own, spoilerFree: false })).toBe(false);
      }),
    );
  });

  it('covers every result and table of the chosen teams', () => {
    fc.assert(
      fc.property(told, ids, fc.array(id), (result, onlyTeams, teams) => {
        const choice: SpoilerChoice = { spoilerFree: true, onlyTeams };
        const isOver = result.status !== 'not_started';
        if (isOver && [result.left.id, result.right.id].some((team) => onlyTeams.has(team))) expect(hides({ result }, choice)).toBe(true);
        expect(hides({ historyOf: teams }, choice)).toBe(teams.some((team) => onlyTeams.has(team)));
        expect(hides('history', choice)).toBe(true);
      }),
    );
  });

  it('does not depend on who plays where that is itself a result', () => {
    fc.assert(
      fc.property(told, told, ids, (one, other, onlyTeams) => {
        const choice: SpoilerChoice = { spoilerFree: true, onlyTeams };
        const asRound = (match: typeof one) => ({ ...match, round: FINAL, status: 'finished' as const });
        expect(hides({ result: asRound(one) }, choice)).toBe(hides({ result: asRound(other) }, choice));
        expect(hides({ teams: asRound(one) }, choice)).toBe(true);
      }),
    );
  });

  it('excludes a watched match', () => {
    fc.assert(
      fc.property(told, ids, (result, onlyTeams) => {
        expect(hides({ result }, { spoilerFree: true, onlyTeams, watched: new Set([result.id]) })).toBe(false);
      }),
    );
  });
});

describe('marks of watched matches', () => {
  it('are kept once each, the newest last, up to a limit', () => {
    const all = Array.from({ length: MAX_WATCHED_MATCHES }, (_, index) => index + 1);
    expect(withWatched(all, 999, true)).toEqual([...all.slice(1), 999]);
    expect(withWatched([1, 2, 3], 2, true)).toEqual([1, 3, 2]);
    expect(withWatched([1, 2, 3], 2, false)).toEqual([1, 3]);
  });
});
