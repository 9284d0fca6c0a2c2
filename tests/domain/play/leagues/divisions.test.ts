import { describe, expect, it } from 'vitest';
import { movesOf, nextDivisions, type Division } from '../../../../lib/domain/play/leagues/divisions';

const WEEK = '2026-11-23';
const uids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `u${String(from + index).padStart(4, '0')}`);
const division = (number: number, members: readonly string[]): Division => ({
  week: '2026-11-16',
  number,
  members: members.map((uid) => ({ uid, move: 'stay', idle: 0 })),
});
/** The later the name, the better. */
const scoresOf = (names: readonly string[]) => new Map(names.map((uid) => [uid, Number(uid.slice(1))]));

const TWO = [division(1, uids(1_000, 100)), division(2, uids(2_000, 100))];
const everybody = TWO.flatMap(({ members }) => members.map(({ uid }) => uid));

describe('the divisions of the next week', () => {
  it('contain every player once, in about equal sizes, for any input', () => {
    for (const count of [1, 3, 49, 100, 160, 333, 1_001]) {
      const names = uids(0, count);
      const next = nextDivisions([], scoresOf(names), WEEK);
      const sizes = next.map(({ members }) => members.length);
      expect(next.flatMap(({ members }) => members.map(({ uid }) => uid)).sort()).toEqual(names);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(next.map(({ number }) => number)).toEqual(next.map((_, index) => index + 1));
    }
  });

  it('exchange the last ten of one for the best ten of the next', () => {
    const [first, second] = nextDivisions(TWO, scoresOf(everybody), WEEK);
    const went = (given: Division | undefined, move: string) => given?.members.filter((each) => each.move === move).map(({ uid }) => uid);
    expect(went(first, 'up')?.sort()).toEqual(uids(2_090, 10));
    expect(went(second, 'down')?.sort()).toEqual(uids(1_000, 10));
    expect(TWO[0] && movesOf(TWO[0], 2)).toEqual({ up: 0, down: 10 });
  });

  it('promote nobody without a score', () => {
    const scores = new Map<string, number | null>(everybody.map((uid) => [uid, uid < 'u2' ? 5 : null]));
    const [first] = nextDivisions(TWO, scores, WEEK);
    expect(first?.members.every(({ uid }) => uid < 'u2')).toBe(true);
  });

  it('drop deleted players, and those without a place for four weeks', () => {
    const scores = new Map<string, number | null>([
      ['a', null],
      ['b', null],
      ['c', 1],
    ]);
    const before = {
      ...division(1, []),
      members: [
        { uid: 'a', move: 'stay' as const, idle: 3 },
        { uid: 'b', move: 'stay' as const, idle: 2 },
        { uid: 'c', move: 'stay' as const, idle: 3 },
        { uid: 'gone', move: 'stay' as const, idle: 0 },
      ],
    };
    const [next] = nextDivisions([before], scores, WEEK);
    expect(next?.members.map(({ uid, idle }) => [uid, idle])).toEqual([
      ['c', 0],
      ['b', 3],
    ]);
  });

  it('put newcomers in the last one, and are deterministic', () => {
    const scores = new Map([...scoresOf(everybody), ['new', 9_999] as const]);
    const next = nextDivisions(TWO, scores, WEEK);
    expect(next.at(-1)?.members.at(-1)).toEqual({ uid: 'new', move: 'new', idle: 0 });
    expect(nextDivisions(TWO.toReversed(), new Map([...scores].reverse()), WEEK)).toEqual(next);
  });
});
