import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT, grantDue, placeBet, settleBet, type Bet, type PlayAccount } from '../../../lib/domain/play/ledger';
import {
  isOpenMarket,
  marketIn,
  moderatedMarket,
  openBook,
  repricedBook,
  type Book,
  type MarketKind,
} from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import { bookAfter, settledBook } from '../../../lib/domain/play/settlement';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, gameStub, notStartedMatch, offMatch, scored } from '../../../lib/fixtures/match-fixture';
import { HOUR_MS } from '../../../lib/domain/values/durations';

const START = Date.parse('2023-08-19T08:00:00Z');
const BEFORE = START - HOUR_MS;
const AFTER = START + 3 * HOUR_MS;

function opened(match = notStartedMatch({ chance: { left: 0.6, right: 0.4 } })): Book {
  const book = openBook(match, BEFORE, true);
  if (book === null) throw new Error('no book');
  return book;
}

const after = (book: Book, match: Match | null, now = AFTER): Book => bookAfter(book, { match, games: [] }, now);
/** After looks that find the same for some hours. */
const lasting = (book: Book, match: Match | null, hours = 6): Book => after(after(book, match), match, AFTER + hours * HOUR_MS);
const verdictOf = (book: Book, kind: MarketKind = 'winner') => marketIn(book, kind)?.verdict ?? null;

function placed(book: Book, outcome: string, now = BEFORE): { readonly account: PlayAccount; readonly bet: Bet } {
  const market = marketIn(book, 'winner');
  const chance = market?.outcomes.find(({ id }) => id === outcome)?.chance ?? 0;
  const { account } = grantDue(NEW_ACCOUNT, now);
  const request = { id: 'bet-0001', uid: 'u', matchId: book.matchId, kind: 'winner' as const, outcome, stake: 1_000, odds: oddsOf(chance) };
  const done = placeBet({ account, book, known: null }, request, now);
  if (done.kind !== 'placed') throw new Error(JSON.stringify(done));
  return done;
}

const scores = (left: number, right: number) => ({ left: scored({ score: left }), right: scored({ id: 1, score: right }) });

const settled = (book: Book, { account, bet }: { readonly account: PlayAccount; readonly bet: Bet }) => {
  const verdict = verdictOf(book);
  return verdict && settleBet(account, bet, verdict);
};

describe('the markets of a match', () => {
  it('are its winner, score, games and first blood; of a best of one there is no score', () => {
    expect(opened().markets.map(({ kind, outcomes }) => [kind, outcomes.map(({ id }) => id)])).toEqual([
      ['winner', ['left', 'right']],
      ['score', ['2-0', '2-1', '1-2', '0-2']],
      ['games', ['2', '3']],
      ['first-blood', ['left', 'right']],
    ]);
    expect(opened(notStartedMatch({ numOfGames: 1 })).markets.map(({ kind }) => kind)).toEqual(['winner', 'first-blood']);
    expect(opened(notStartedMatch({ numOfGames: 2 })).markets[0]?.outcomes.map(({ id }) => id)).toEqual(['left', 'draw', 'right']);
  });

  it('are priced anew where they opened by older rules, and what is not offered any more takes no bets', () => {
    const match = notStartedMatch({ chance: { left: 0.6, right: 0.4 } });
    const { pricing: _pricing, ...book } = opened(match);
    const old = {
      ...book,
      markets: book.markets.map((each) => ({ ...each, outcomes: each.outcomes.map((one) => ({ ...one, opening: 0.5, chance: 0.5 })) })),
    };
    expect(repricedBook(old, match, BEFORE, true)).toEqual(opened(match));
    expect(repricedBook({ ...old, markets: old.markets.slice(1) }, match, BEFORE, true).markets.map(({ kind }) => kind)).toContain(
      'winner',
    );
    // Nothing changes in a book of these rules, after the start, or where others play.
    expect(repricedBook(opened(match), { ...match, chance: { left: 0.5, right: 0.5 } }, BEFORE, true)).toEqual(opened(match));
    expect(repricedBook(old, match, START, true)).toBe(old);
    expect(repricedBook(old, { ...match, left: match.right, right: match.left }, BEFORE, true)).toBe(old);
    const certain = repricedBook(old, { ...match, chance: { left: 0.99, right: 0.01 } }, BEFORE, true);
    expect(marketIn(certain, 'winner')).toMatchObject({ isSuspended: true, outcomes: [{ chance: 0.5 }, { chance: 0.5 }] });
    expect(marketIn(certain, 'first-blood')).toMatchObject({ isSuspended: false });
  });

  it('close at the scheduled start, follow a moved match, and pause while it is postponed', () => {
    const book = opened();
    const isOpen = (each: Book, now: number) => each.markets.some((market) => isOpenMarket(each, market, now));
    expect([isOpen(book, START - 1), isOpen(book, START)]).toEqual([true, false]);
    const later = after(book, notStartedMatch({ beginAt: new Date(START + HOUR_MS).toISOString() }), START);
    expect([isOpen(later, START), isOpen(later, START + HOUR_MS)]).toEqual([true, false]);
    const putOff = after(later, offMatch('postponed'), START + 1);
    expect(isOpen(putOff, START + 2)).toBe(false);
    expect(isOpen(after(putOff, notStartedMatch({ beginAt: new Date(AFTER).toISOString() }), START + 3), START + 4)).toBe(true);
  });

  it.each([
    ['a result', finishedMatch(), 'left', 'result'],
    ['a cancellation', offMatch('canceled'), null, 'canceled'],
    ['a forfeit before the start', finishedMatch({ forfeit: true }), null, 'forfeit'],
    ['a forfeit after a game', finishedMatch({ forfeit: true, games: [gameStub(1)] }), 'left', 'result'],
    ['other opponents', finishedMatch({ right: scored({ id: 5, score: 1 }) }), null, 'opponents'],
    [
      'sides that were swapped',
      finishedMatch({ left: scored({ id: 1, score: 1 }), right: scored({ id: 77, score: 2 }) }),
      'left',
      'result',
    ],
  ] as const)('are decided by %s', (_what, match, outcome, reason) => {
    expect(verdictOf(lasting(opened(), match))).toMatchObject({ outcome, reason, revision: 1 });
  });

  it('are undecided while it runs, as is a score that no market has', () => {
    expect(verdictOf(after(opened(), notStartedMatch()))).toBeNull();
    expect(verdictOf(lasting(opened(), finishedMatch(scores(1, 0))), 'score')).toMatchObject({
      outcome: null,
      reason: 'unknown',
    });
  });

  it.each([
    ['a best of two that is drawn', finishedMatch({ numOfGames: 2, winnerId: null, left: scored({ score: 1 }) }), 'draw', 'result'],
    [
      'one that neither team came to play',
      finishedMatch({ numOfGames: 2, winnerId: null, forfeit: true, ...scores(0, 0) }),
      null,
      'forfeit',
    ],
    [
      'one that both forfeited after a game each',
      finishedMatch({ numOfGames: 2, winnerId: null, forfeit: true, games: [gameStub(1)], ...scores(1, 1) }),
      null,
      'forfeit',
    ],
    ['one whose result is not known', finishedMatch({ numOfGames: 2, winnerId: null, ...scores(0, 0) }), null, 'unknown'],
    ['one whose winner is neither side', finishedMatch({ numOfGames: 2, winnerId: 404, ...scores(2, 0) }), null, 'unknown'],
  ] as const)('of a best of two pay a draw for nothing but a draw: %s', (_what, match, outcome, reason) => {
    const book = opened(notStartedMatch({ numOfGames: 2, chance: { left: 0.6, right: 0.4 } }));
    expect(verdictOf(lasting(book, match))).toMatchObject({ outcome, reason });
  });

  it('wait for a result that is not known yet', () => {
    expect(verdictOf(after(opened(), finishedMatch({ winnerId: null, ...scores(0, 0) })))).toBeNull();
  });

  it.each([
    ['is no score of a best of three', finishedMatch(scores(1, 0))],
    ['is the score of the other side', finishedMatch(scores(1, 2))],
    ['contradicts its games', finishedMatch({ games: [gameStub(1), gameStub(2)] })],
  ])('of score and games are void where the score %s', (_what, match) => {
    const book = lasting(opened(), match);
    for (const kind of ['score', 'games'] as const) expect(verdictOf(book, kind)).toMatchObject({ outcome: null, reason: 'unknown' });
    expect(verdictOf(book)).toMatchObject({ outcome: 'left' });
  });

  it('void bets placed after an early start', () => {
    const book = opened();
    const early = finishedMatch({ beginAt: new Date(BEFORE - 1).toISOString() });
    expect(settled(after(book, early), placed(book, 'left'))).toMatchObject({
      bet: { state: 'void', paid: 1_000 },
      account: { balance: 1_000 },
    });
    expect(settled(after(book, finishedMatch()), placed(book, 'left'))).toMatchObject({ bet: { state: 'won' } });
  });
});

describe('a match that is called off', () => {
  const offs = [
    ['is canceled', offMatch('canceled'), 6],
    ['has a side that is not known', notStartedMatch({ right: { ...notStartedMatch().right, id: 0 } }), 6],
    ['is missing', null, 72],
  ] as const;
  const LONG_BEFORE = START - 200 * HOUR_MS;
  const look = (book: Book, match: Match | null, hours: number) => after(book, match, LONG_BEFORE + hours * HOUR_MS);
  const isOpen = (book: Book, hours: number) => {
    const market = marketIn(book, 'winner');
    return market !== null && isOpenMarket(book, market, LONG_BEFORE + hours * HOUR_MS);
  };
  /** As the job notes it once a verdict's bets are settled. */
  const noted = (book: Book): Book => book.markets.reduce((all, { kind, verdict }) => settledBook(all, kind, verdict?.revision ?? 0), book);

  it.each(offs)('takes no bets while it %s, and decides nothing before it has been so for hours', (_what, off, hours) => {
    const doubted = look(opened(), off, 0);
    expect([isOpen(doubted, 0), verdictOf(doubted)]).toEqual([false, null]);
    expect(doubted.checkAt).toBeLessThanOrEqual(LONG_BEFORE + HOUR_MS);
    const almost = look(doubted, off, hours - 0.1);
    expect(verdictOf(almost)).toBeNull();
    expect(verdictOf(look(almost, off, hours))).toMatchObject({ outcome: null, revision: 1 });
    // On again meanwhile: the time begins anew.
    const on = look(almost, notStartedMatch(), hours);
    expect([isOpen(on, hours), on.closesAt]).toEqual([true, START]);
    expect(verdictOf(look(look(on, off, hours + 1), off, hours + 2))).toBeNull();
  });

  it.each(offs)('is not undone for good where one look after the end finds that it %s', (_what, off) => {
    const decided = noted(after(opened(), finishedMatch()));
    const doubted = after(decided, off, AFTER + 48 * HOUR_MS);
    expect(verdictOf(doubted)).toEqual(verdictOf(decided));
    expect(doubted.checkAt).toBeLessThanOrEqual(AFTER + 49 * HOUR_MS);
    const again = after(doubted, finishedMatch(), AFTER + 49 * HOUR_MS);
    expect(marketIn(again, 'winner')).toEqual(marketIn(decided, 'winner'));
    expect(verdictOf(after(doubted, off, AFTER + 121 * HOUR_MS))).toMatchObject({ outcome: null, revision: 2 });
  });

  it.each(offs)('opens again if it %s for long and is on after all: refunds are final, new bets are settled', (_what, off, hours) => {
    const book = opened();
    const early = placed(book, 'right', LONG_BEFORE);
    const off_ = look(look(book, off, 0), off, hours);
    const refunded = settled(off_, early) ?? expect.fail();
    expect(refunded).toMatchObject({ bet: { state: 'void' }, account: { balance: 1_000 } });
    // Not before all bets are refunded.
    expect(isOpen(look(off_, notStartedMatch(), hours + 1), hours + 1)).toBe(false);
    const on = look(noted(off_), notStartedMatch(), hours + 1);
    expect([isOpen(on, hours + 1), verdictOf(on)]).toEqual([true, null]);
    const late = placed(on, 'left', LONG_BEFORE + (hours + 1) * HOUR_MS);
    // A process that is still at the refunds does not take it for one of before.
    expect(settled(off_, late)).toBeNull();
    const over = after(on, finishedMatch());
    expect(verdictOf(over)).toMatchObject({ outcome: 'left', revision: 2 });
    expect(settled(over, late)).toMatchObject({ bet: { state: 'won' } });
    const spent = { ...refunded.account, balance: 0 };
    expect(settled(over, { account: spent, bet: refunded.bet })).toEqual({
      account: spent,
      rows: [],
      bet: { ...refunded.bet, revision: 2 },
    });
  });

  it('stays void where a moderator has said so', () => {
    const book = opened();
    const markets = book.markets.map((market) => moderatedMarket(market, 'void', null, BEFORE) ?? market);
    expect(verdictOf(look(noted({ ...book, markets }), notStartedMatch(), 1))).toMatchObject({ outcome: null, byHand: true });
  });
});

describe('a corrected result', () => {
  it('takes back what was paid and pays again, even where it is spent: grants repay the debt', () => {
    const book = opened();
    const bought = placed(book, 'left');
    const first = after(book, finishedMatch());
    const won = settled(first, bought);
    expect(won?.bet.state).toBe('won');
    // Spent on something else meanwhile.
    const spent = { ...bought.account, ...won?.account, balance: 0 };
    const corrected = after(
      first,
      finishedMatch({ winnerId: 1, left: scored({ score: 1 }), right: scored({ id: 1, score: 2 }) }),
      AFTER + 1,
    );
    const lost = won && settled(corrected, { account: spent, bet: won.bet });
    expect(lost).toMatchObject({
      bet: { state: 'lost', paid: 0, revision: 2 },
      rows: [{ kind: 'reversal', amount: -(won?.bet.paid ?? 0) }],
    });
    expect(lost?.account.balance).toBe(-(won?.bet.paid ?? 0));
    const granted = grantDue(lost?.account ?? NEW_ACCOUNT, AFTER + 24 * HOUR_MS);
    expect(granted.account.balance).toBe(100 - (won?.bet.paid ?? 0));
  });

  it('keeps what a moderator has decided', () => {
    const book = after(opened(), finishedMatch());
    const byHand = {
      ...book,
      markets: book.markets.map((market) => ({
        ...market,
        verdict: market.verdict && { ...market.verdict, outcome: 'right', byHand: true },
      })),
    };
    expect(verdictOf(after(byHand, finishedMatch()))).toMatchObject({ outcome: 'right' });
  });
});
