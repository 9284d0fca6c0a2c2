import { describe, expect, it } from 'vitest';
import { holdMs, planLimit, type Spending } from '../../../lib/source/pandascore/allowance';

const NOW = Date.parse('2031-02-01T16:15:00Z');
const MINUTE = 60_000;

const spending = (overrides: Partial<Spending> = {}): Spending => ({
  remaining: 900,
  answeredAt: NOW - 10_000,
  most: 1000,
  othersAt: [],
  ...overrides,
});
const madeAgo = (count: number, ms: number) => Array.from({ length: count }, () => NOW - ms);

describe('the allowance of a token', () => {
  it('learns the plan from the most that ever remained', () => {
    expect([0, 999, 1000, 1001, 9999, 25_000].map(planLimit)).toEqual([1000, 1000, 1000, 10_000, 10_000, 25_000]);
  });

  it('reserves a fifth of the plan for live requests', () => {
    expect(holdMs('live', spending({ remaining: 199 }), NOW)).toBe(0);
    for (const urgency of ['load', 'soon', 'whole', 'fill'] as const) {
      expect(holdMs(urgency, spending({ remaining: 200 }), NOW)).toBe(0);
      expect(holdMs(urgency, spending({ remaining: 199 }), NOW)).toBe(50_000);
      expect(holdMs(urgency, spending({ remaining: 1999, most: 9999 }), NOW)).toBe(50_000);
    }
  });

  it('lets one request find out after a minute without answers', () => {
    expect(holdMs('soon', spending({ remaining: 3, answeredAt: NOW - MINUTE }), NOW)).toBe(0);
  });

  it('spreads what is left for each kind over the hour, less for less urgent ones', () => {
    const hundred = spending({ othersAt: madeAgo(100, 20 * MINUTE) });
    expect((['load', 'soon', 'whole', 'fill'] as const).map((urgency) => holdMs(urgency, hundred, NOW))).toEqual([0, 0, 0, 40 * MINUTE]);
    const twoHundred = spending({ othersAt: [...madeAgo(50, 50 * MINUTE), ...madeAgo(150, 20 * MINUTE)] });
    expect((['soon', 'whole', 'fill'] as const).map((urgency) => holdMs(urgency, twoHundred, NOW))).toEqual([
      10 * MINUTE,
      40 * MINUTE,
      40 * MINUTE,
    ]);
    expect(holdMs('fill', { ...hundred, remaining: 5000, most: 9999 }, NOW)).toBe(0);
  });
});
