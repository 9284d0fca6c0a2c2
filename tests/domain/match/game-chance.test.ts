import { describe, expect, it } from 'vitest';
import { gameChance, type GameState } from '../../../lib/domain/match/game-chance';

const even: GameState = { seconds: 900, gold: [25_000, 25_000], dragons: [1, 1], side: null };

describe('the chance to win a game under way', () => {
  it('adds up to one over both teams', () => {
    const states: GameState[] = [
      { seconds: 420, gold: [11_000, 10_200], dragons: [1, 0], side: 'blue' },
      { seconds: 1800, gold: [52_000, 57_000], dragons: null, side: null },
    ];
    for (const prior of [null, 0.7])
      for (const { gold, dragons, side, seconds } of states) {
        const other: GameState = {
          seconds,
          gold: [gold[1], gold[0]],
          dragons: dragons && [dragons[1], dragons[0]],
          side: side === null ? null : 'red',
        };
        const sum = gameChance({ gold, dragons, side, seconds }, prior) + gameChance(other, prior === null ? null : -prior);
        expect(sum).toBeCloseTo(1, 9);
      }
  });

  it('is a half where nobody leads and sides are unknown', () => {
    expect(gameChance(even, null)).toBe(0.5);
    expect(gameChance({ ...even, seconds: 0, gold: [0, 0], dragons: [0, 0] }, null)).toBe(0.5);
  });

  it('treats an unknown number of dragons as unknown, not as zero', () => {
    const ahead: GameState = { ...even, gold: [26_000, 24_000] };
    expect(gameChance({ ...ahead, dragons: null }, null)).not.toBeCloseTo(gameChance({ ...ahead, dragons: [0, 0] }, null), 4);
    expect(gameChance({ ...ahead, dragons: [2, 0] }, null)).toBeGreaterThan(gameChance({ ...ahead, dragons: [0, 0] }, null));
  });

  it('weighs a prior less as the game goes on, and the same gold lead less late in the game', () => {
    expect(gameChance({ ...even, seconds: 0 }, 1)).toBeGreaterThan(gameChance(even, 1));
    expect(gameChance(even, 1)).toBeGreaterThan(0.6);
    const late: GameState = { ...even, seconds: 2400, gold: [72_000, 70_000] };
    expect(gameChance({ ...even, gold: [26_000, 24_000] }, null)).toBeGreaterThan(gameChance(late, null));
  });

  it('barely reacts to a first kill in the first minutes', () => {
    expect(gameChance({ seconds: 90, gold: [3100, 2700], dragons: [0, 0], side: null }, null)).toBeLessThan(0.65);
  });
});
