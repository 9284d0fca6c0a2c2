import { describe, expect, it } from 'vitest';
import { BetSchema, type Bet } from '../../../lib/domain/play/ledger';
import { oddsOf } from '../../../lib/domain/play/odds';
import { profileFigures } from '../../../lib/domain/play/profile';
import * as v from 'valibot';

const bet = (index: number, change: Partial<Bet>): Bet =>
  v.parse(BetSchema, {
    id: `bet-${index}`,
    uid: 'u',
    market: `${index}-winner`,
    matchId: index,
    kind: 'winner',
    left: { name: 'T1', abbr: 'T1' },
    right: { name: 'Gen.G', abbr: 'GEN' },
    leagueName: 'LCK',
    outcome: 'left',
    stake: 50,
    odds: oddsOf(0.5),
    placedAt: index,
    balance: 0,
    isRanked: true,
    state: 'won',
    paid: 95,
    revision: 1,
    settledAt: index,
    countedAt: index,
    reason: 'result',
    ...change,
  });

describe('a profile', () => {
  it('counts settled bets that count in rankings', () => {
    const bets = [
      bet(1, {}),
      bet(2, { state: 'lost', paid: 0 }),
      bet(3, { state: 'open', settledAt: null }),
      bet(4, { state: 'void' }),
      bet(5, { isRanked: false }),
    ];
    const { form, best, counted } = profileFigures(bets, true);
    expect(form.map(({ matchId }) => matchId)).toEqual([2, 1]);
    expect(best.map(({ matchId }) => matchId)).toEqual([1]);
    expect(counted).toBe(2);
  });

  it('compares how often predictions came true with the chance of their odds', () => {
    const bets = [0.5, 0.5, 0.5, 0.5, 0.9].map((chance, index) => bet(index, { odds: oddsOf(chance), state: index < 3 ? 'won' : 'lost' }));
    const { calibration } = profileFigures(bets, true);
    expect(calibration.map(({ count, right }) => [count, right])).toEqual([
      [0, null],
      [0, null],
      [4, 0.75],
      [0, null],
      [1, 0],
    ]);
    expect(calibration[2]?.expected).toBeCloseTo(0.5, 1);
  });

  it('counts right ones in a row by the time they were settled, the longest only of all bets', () => {
    const states = ['won', 'won', 'won', 'lost', 'won', 'won'] as const;
    const bets = states.map((state, index) => bet(index, { state })).toReversed();
    expect(profileFigures([...bets, bet(9, { state: 'void' })], true).streak).toEqual({ now: 2, longest: 3 });
    expect(profileFigures(bets, false).streak).toEqual({ now: 2, longest: null });
  });

  it('ranks the longest odds best, and shows no stake', () => {
    const bets = [0.5, 0.2, 0.8].map((chance, index) => bet(index, { odds: oddsOf(chance) }));
    const { best } = profileFigures(bets, true);
    expect(best.map(({ matchId }) => matchId)).toEqual([1, 0, 2]);
    expect(JSON.stringify(best)).not.toMatch(/stake|paid|uid/);
  });
});
