import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT, grantDue, placeBet, settleBet, type Bet, type PlayAccount } from '../../../lib/domain/play/ledger';
import { isOpenMarket, marketIn, openBook, repricedBook, type Book, type MarketKind } from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import { bookAfter } from '../../../lib/domain/play/settlement';
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
    expect(verdictOf(after(opened(), match))).toMatchObject({ outcome, reason, revision: 1 });
  });

  it('are undecided while it runs, as is a score that no market has', () => {
    expect(verdictOf(after(opened(), notStartedMatch()))).toBeNull();
    expect(verdictOf(after(opened(), finishedMatch(scores(1, 0)), AFTER + 6 * HOUR_MS), 'score')).toMatchObject({
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
    expect(verdictOf(after(book, match, AFTER + 6 * HOUR_MS))).toMatchObject({ outcome, reason });
  });

  it('wait for a result that is not known yet', () => {
    expect(verdictOf(after(opened(), finishedMatch({ winnerId: null, ...scores(0, 0) })))).toBeNull();
  });

  it.each([
    ['is no score of a best of three', finishedMatch(scores(1, 0))],
    ['is the score of the other side', finishedMatch(scores(1, 2))],
    ['contradicts its games', finishedMatch({ games: [gameStub(1), gameStub(2)] })],
  ])('of score and games are void where the score %s', (_what, match) => {
    const book = after(opened(), match, AFTER + 6 * HOUR_MS);
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
