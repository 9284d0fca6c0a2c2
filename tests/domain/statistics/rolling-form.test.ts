import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormGame } from '../../../lib/domain/statistics/player-figures-document';
import { FORM_FIGURES, FORM_GAMES, latestForm, rollingForm } from '../../../lib/domain/statistics/rolling-form';

const game = (overrides: { cs?: number | null; gold?: number | null; kills?: number; seconds?: number | null } = {}): FormGame => {
  const { cs = 240, gold = 100, kills = 3, seconds = 1800 } = overrides;
  return [28_000_000, seconds, kills, 2, 4, cs, 15_000, gold];
};
const games = (count: number, of: FormGame = game()): FormGame[] => Array.from({ length: count }, () => of);

const gameArbitrary: fc.Arbitrary<FormGame> = fc.tuple(
  fc.constant(28_000_000),
  fc.option(fc.integer({ min: 900, max: 3600 })),
  fc.nat(20),
  fc.nat(20),
  fc.nat(20),
  fc.option(fc.nat(500)),
  fc.option(fc.nat(60_000)),
  fc.option(fc.integer({ min: -4000, max: 4000 })),
);

describe('rolling form', () => {
  it('covers ten games in a row: KDA and rates over their totals, gold at 15:00 as their mean', () => {
    const form = [game({ kills: 33, seconds: 3600, cs: 480, gold: 1100 }), ...games(FORM_GAMES)];
    expect(rollingForm(form, 'kda').map(({ x, y }) => [x, y])).toEqual([
      [10, (33 + 9 * 3 + 40) / 20],
      [11, 3.5],
    ]);
    expect(rollingForm(form, 'csPerMinute').map(({ y }) => y)).toEqual([8, 8]);
    expect(rollingForm(form, 'goldDifferenceAt15').map(({ y }) => y)).toEqual([200, 100]);
  });

  it('skips games with an unknown figure, and draws nothing with fewer than ten', () => {
    const form = [...games(5), game({ cs: null }), game({ seconds: null }), ...games(5)];
    expect(rollingForm(form, 'csPerMinute').map(({ x, y }) => [x, y])).toEqual([[12, 8]]);
    expect(rollingForm(games(FORM_GAMES - 1), 'kda')).toEqual([]);
  });

  it('ends with the latest form, which says how many games it covers', () => {
    expect(latestForm([...games(2), game({ gold: null })], 'goldDifferenceAt15')).toEqual({ value: 100, games: 2 });
    expect(latestForm([game({ gold: null })], 'goldDifferenceAt15')).toBeNull();
    fc.assert(
      fc.property(fc.array(gameArbitrary, { maxLength: 40 }), fc.constantFrom(...FORM_FIGURES), (form, figure) => {
        const last = rollingForm(form, figure).at(-1);
        const latest = latestForm(form, figure);
        expect(last?.y).toBe(latest?.games === FORM_GAMES ? latest.value : undefined);
      }),
    );
  });
});
