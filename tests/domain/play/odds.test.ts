import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { openBook } from '../../../lib/domain/play/market';
import { MOST_ON_MARKET } from '../../../lib/domain/play/coins';
import {
  LEAST_SHARE,
  LIQUIDITY,
  MOST_MOVED,
  MOST_MOVED_A_MINUTE,
  movedChances,
  ODDS_MARGIN,
  oddsOf,
  openingChances,
  possibleReturn,
} from '../../../lib/domain/play/odds';

const FAIR = 1 / ODDS_MARGIN;
/** Evenly spread: most doubles are next to nothing. */
const chanceOfLeft = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000);
const weights = fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const open = (given: readonly number[]) => (openingChances(given) ?? []).map((chance) => ({ opening: chance, chance }));
const FORMATS = [
  ['best_of', 1],
  ['best_of', 2],
  ['best_of', 3],
  ['best_of', 5],
  ['ow_best_of', 3],
  ['first_to', 2],
  ['first_to', 3],
  ['all_games_played', 2],
] as const;
const matchOf = ([matchType, numOfGames]: (typeof FORMATS)[number], left: number) =>
  notStartedMatch({ matchType, numOfGames, chance: { left, right: 1 - left } });
const marketsOf = (match: Match) => openBook(match, Date.parse(match.beginAt) - 1, true)?.markets ?? [];

describe('odds', () => {
  it('return the same of every outcome at its own chance, and nothing more, whatever the format and the ratings', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), chanceOfLeft, (format, left) => {
        for (const { outcomes } of marketsOf(matchOf(format, left))) {
          for (const { chance } of outcomes) {
            expect(chance * oddsOf(chance)).toBeLessThanOrEqual(FAIR + 1e-9);
            // Odds are rounded down to hundredths.
            expect(chance * oddsOf(chance)).toBeGreaterThan(FAIR - 0.01 * chance - 1e-9);
          }
          const implied = sum(outcomes.map(({ chance }) => 1 / oddsOf(chance)));
          expect(implied).toBeGreaterThanOrEqual(ODDS_MARGIN - 1e-9);
          expect(implied).toBeLessThan(ODDS_MARGIN + 0.02);
        }
      }),
    );
  });

  it('of a winner are those of the winning scores together', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), chanceOfLeft, (format, left) => {
        const markets = marketsOf(matchOf(format, left));
        const [winner, score] = (['winner', 'score'] as const).map((kind) => markets.find((market) => market.kind === kind));
        if (winner === undefined || score === undefined) return;
        for (const { id, chance } of winner.outcomes) {
          const scores = score.outcomes.filter((each) => {
            const [a = 0, b = 0] = each.id.split('-').map(Number);
            return (a > b ? 'left' : a < b ? 'right' : 'draw') === id;
          });
          expect(sum(scores.map((each) => each.chance))).toBeCloseTo(chance, 9);
        }
      }),
    );
  });

  it.each([0.55, 0.72, 0.897, 0.93])('open at the chance of the ratings itself (%d)', (left) => {
    expect(marketsOf(matchOf(['best_of', 5], left))[0]?.outcomes.map(({ chance }) => chance.toFixed(6))).toEqual([
      left.toFixed(6),
      (1 - left).toFixed(6),
    ]);
  });

  it('are not offered where an outcome is all but certain', () => {
    expect(openingChances([0.99, 0.01])).toBeNull();
    expect(openingChances([1, 0])).toBeNull();
    expect(openingChances([0.95, 0.05])).toBeNull();
    expect(openingChances([0.3, 0.698, 0.002])).toBeNull();
    expect(openingChances([0.94, 0.06])).toEqual([0.94, 0.06]);
  });

  it('imply chances that add up to between 1.00 and 1.15 whatever is staked, and never move beyond their bounds', () => {
    fc.assert(
      fc.property(
        weights,
        fc.array(fc.nat(10_000_000), { minLength: 6, maxLength: 6 }),
        fc.double({ min: 0, max: 600, noNaN: true }),
        (given, stakes, minutes) => {
          const before = open(given);
          fc.pre(before.length > 0);
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

  it('pay whole coins, from odds in hundredths', () => {
    expect(possibleReturn(3, 1.9)).toBe(5);
    expect(possibleReturn(100, 1.15)).toBe(115);
    expect(possibleReturn(7, 2.29)).toBe(16);
  });
});
