import { describe, expect, it } from 'vitest';
import { grantDue, NEW_ACCOUNT, placeBet, type BetRequest, type PlacingState } from '../../../lib/domain/play/ledger';
import { marketIn, moderatedMarket, openBook } from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import { journalEntries } from '../../../lib/domain/play/play-answer';
import { HOUR_MS } from '../../../lib/domain/values/durations';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';

const START = Date.parse('2023-08-19T08:00:00Z');
const NOW = START - HOUR_MS;
const book = openBook(notStartedMatch(), NOW, false);
const odds = oddsOf(0.5);
const request: BetRequest = { id: 'bet-0001', uid: 'u', matchId: 7, kind: 'winner', outcome: 'left', stake: 400, odds };
const state: PlacingState = { account: grantDue(NEW_ACCOUNT, NOW).account, book, known: null };
const whyNot = (change: Partial<BetRequest>, from: Partial<PlacingState> = {}, now = NOW) => {
  const placed = placeBet({ ...state, ...from }, { ...request, ...change }, now);
  return placed.kind === 'refused' ? placed.why : placed.kind;
};

describe('a bet', () => {
  it('takes its stake at the odds that were shown', () => {
    expect(placeBet(state, request, NOW)).toMatchObject({
      kind: 'placed',
      account: { balance: 600, openBets: 1, stakes: { '7-winner': 400 } },
      rows: [{ kind: 'stake', amount: -400, balance: 600 }],
      bet: { odds, stake: 400, state: 'open', isRanked: true },
    });
  });

  it.each([
    ['another market', { kind: 'first-blood' }, 'no-market'],
    ['another outcome', { outcome: 'draw' }, 'no-outcome'],
    ['other odds', { odds: odds + 0.01 }, 'odds-moved'],
    ['more than there is', { stake: 1_001 }, 'balance'],
    ['more than there is, also at other odds', { stake: 1_001, odds: 9 }, 'balance'],
  ] as const)('is refused for %s', (_what, change, why) => expect(whyNot(change)).toBe(why));

  it('is refused from the start on, and while its market is suspended or decided', () => {
    expect(whyNot({}, {}, START)).toBe('closed');
    for (const act of ['suspend', 'void'] as const) {
      const market = book && marketIn(book, 'winner');
      const changed = market && moderatedMarket(market, act, null, NOW);
      expect(whyNot({}, { book: book && changed && { ...book, markets: [changed] } })).toBe('closed');
    }
  });

  it('is limited by the stake limit of a market, and only the first counts in rankings', () => {
    const first = placeBet(state, request, NOW);
    if (first.kind !== 'placed') throw new Error('refused');
    const rich = { ...first.account, balance: 10_000 };
    expect(whyNot({ id: 'bet-0002', stake: 601 }, { account: rich })).toBe('limit');
    expect(placeBet({ ...state, account: rich }, { ...request, id: 'bet-0002', stake: 600 }, NOW)).toMatchObject({
      bet: { isRanked: false },
    });
  });

  it('is recognised by its id afterwards; another bet under the id is refused', () => {
    const first = placeBet(state, request, NOW);
    if (first.kind !== 'placed') throw new Error('refused');
    const known = { ...first.bet, state: 'won' as const, paid: 700 };
    expect(whyNot({}, { known }, START)).toBe('known');
    expect(whyNot({ stake: 401 }, { known })).toBe('id-reused');
  });
});

describe('a long journal', () => {
  it('adds up to the balance even when its older entries are left out', () => {
    const row = (id: number, amount: number, balance: number) => ({
      id: String(id),
      at: NOW,
      kind: 'daily' as const,
      amount,
      balance,
      bet: null,
      market: null,
    });
    const entries = journalEntries([row(9, 100, 350), row(8, 100, 250)]);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['daily', 100],
      ['daily', 100],
      ['carried', 150],
    ]);
  });
});
