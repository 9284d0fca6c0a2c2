import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ON_MARKET } from '../../../lib/domain/play/flames';
import {
  LEAST_SHARE,
  LIQUIDITY,
  MOST_MOVED,
  MOST_MOVED_A_MINUTE,
  movedChances,
  oddsOf,
  openingChances,
  possibleReturn,
} from '../../../lib/domain/play/odds';

const weights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const open = (given: readonly number[]) => openingChances(given).map((chance) => ({ opening: chance, chance }));

describe('odds', () => {
  it('imply chances that add up to between 1.00 and 1.15, whatever the ratings', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const implied = sum(openingChances(given).map((chance) => 1 / oddsOf(chance)));
        expect(implied).toBeGreaterThanOrEqual(1);
        expect(implied).toBeLessThanOrEqual(1.15);
      }),
    );
  });

  it('stay so whatever is staked, and never move beyond their bounds', () => {
    fc.assert(
      fc.property(
        weights,
        fc.array(fc.nat(10_000_000), { minLength: 6, maxLength: 6 }),
        fc.double({ min: 0, max: 600, noNaN: true }),
        (given, stakes, minutes) => {
          const before = open(given);
          const after = movedChances(before, stakes.slice(0, before.length), minutes);
          expect(sum(after)).toBeCloseTo(1, 9);
          after.forEach((chance, index) => {
            const { opening = 0 } = before[index] ?? {};
            expect(Math.abs(chance - opening)).toBeLessThanOrEqual(Math.min(MOST_MOVED, MOST_MOVED_A_MINUTE * minutes) + 1e-9);
            expect(chance).toBeGreaterThanOrEqual(LEAST_SHARE * opening - 1e-9);
          });
          const implied = sum(after.map((chance) => 1 / oddsOf(chance)));
          expect(implied).toBeGreaterThanOrEqual(1);
          expect(implied).toBeLessThanOrEqual(1.15);
        },
      ),
    );
  });

  it('cannot be pumped by one account: its largest stake raises the other side’s odds by a fortieth', () => {
    const [, other = 0] = movedChances(open([1, 1]), [MOST_ON_MARKET, 0], 60);
    expect(oddsOf(other) / oddsOf(0.5)).toBeLessThan(1 + MOST_ON_MARKET / LIQUIDITY + 0.01);
  });

  it('pay whole flames, from odds in hundredths', () => {
    expect(possibleReturn(3, 1.9)).toBe(5);
    expect(possibleReturn(100, 1.15)).toBe(115);
    expect(possibleReturn(7, 2.29)).toBe(16);
  });
});
