import { accountFaults, isBalanced, supplyOf, type AuditedAccount } from '../../../lib/domain/play/audit';
import { COSMETICS } from '../../../lib/domain/play/cosmetics';
import type { Bet, BetRequest } from '../../../lib/domain/play/ledger';
import { marketIn, nextRevision, openBook, type Book, type MarketKind, type Verdict } from '../../../lib/domain/play/market';
import type { PurchaseRequest } from '../../../lib/domain/play/purchase';
import type { Quiz } from '../../../lib/domain/play/quiz';
import type { AnswerRequest } from '../../../lib/domain/play/quiz-answering';
import { oddsOf } from '../../../lib/domain/play/odds';
import { undoubted } from '../../../lib/domain/play/settlement';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { DAY_MS, HOUR_MS } from '../../../lib/domain/values/durations';

/** A small world of matches and accounts for random runs of the ledger, and what must be true of it at the end. */

export const WORLD_START = Date.parse('2026-11-16T12:00:00Z');
const FIRST_MATCH = 501;
/** A match by its place in the world; long runs go on to later ones. */
export const matchAt = (index: number): number => FIRST_MATCH + index;
export const MATCHES = Array.from({ length: 6 }, (_, index) => matchAt(index));
export const ACCOUNTS = Array.from({ length: 60 }, (_, index) => `player${index}`);
const KINDS = ['winner', 'score', 'games'] as const satisfies readonly MarketKind[];

/** The match with this index begins so long after the world does. */
const closesAfter = (index: number): number => (index + 1) * HOUR_MS;

export function worldBook(matchId: number, index: number): Book {
  const beginAt = new Date(WORLD_START + closesAfter(index)).toISOString();
  const book = openBook(notStartedMatch({ id: matchId, beginAt, chance: { left: 0.6, right: 0.4 } }), WORLD_START, false);
  if (book === null) throw new Error('a match of the world has no markets');
  return book;
}

/** One random piece of work; numbers choose among what there is. */
export type LedgerOperation =
  | { readonly kind: 'visit'; readonly account: number; readonly days: number }
  | {
      readonly kind: 'place';
      readonly account: number;
      readonly match: number;
      readonly market: number;
      readonly outcome: number;
      readonly stake: number;
      /** The same name for the same account is the same request or a clash. */
      readonly name: number;
      /** How far the match's hour has gone on, in tenths: from 10 on it has begun. */
      readonly tenths: number;
    }
  | { readonly kind: 'buy'; readonly account: number; readonly item: number; readonly name: number }
  | { readonly kind: 'answer'; readonly account: number; readonly question: number; readonly choice: number; readonly name: number }
  | { readonly kind: 'decide'; readonly match: number; readonly market: number; readonly outcome: number; readonly isVoid: boolean }
  /** A match that was called off is on again. */
  | { readonly kind: 'reopen'; readonly match: number };

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export const uidOf = ({ account }: { readonly account: number }): string => pick(ACCOUNTS, account);

/** A visit within the first days, each a grant at most. */
export const visitAt = ({ days }: Extract<LedgerOperation, { kind: 'visit' }>): number => WORLD_START + (days % 4) * DAY_MS;

export function requestOf(operation: Extract<LedgerOperation, { kind: 'place' }>): { readonly request: BetRequest; readonly now: number } {
  const index = operation.match;
  const matchId = matchAt(index);
  const kind = pick(KINDS, operation.market);
  const market = marketIn(worldBook(matchId, index), kind);
  if (market === null) throw new Error('a market of the world is missing');
  const outcome = pick(market.outcomes, operation.outcome);
  const uid = uidOf(operation);
  const request = {
    id: `bet-${operation.name}-of-${uid}`,
    uid,
    matchId,
    kind,
    outcome: outcome.id,
    stake: operation.stake,
    odds: oddsOf(outcome.chance),
  };
  return { request, now: WORLD_START + closesAfter(index) - HOUR_MS + (operation.tenths * HOUR_MS) / 10 };
}

/** A few that many can pay, so that they are bought again and again. */
const SOLD = COSMETICS.filter(({ price }) => price <= 600).slice(0, 4);

export function purchaseOf(operation: Extract<LedgerOperation, { kind: 'buy' }>): PurchaseRequest {
  const uid = uidOf(operation);
  return { id: `buy-${operation.name}-of-${uid}`, uid, item: pick(SOLD, operation.item).id };
}

/** The quiz of the world, open as long as anything happens in it. */
export const WORLD_QUIZ: Quiz = {
  id: 'daily-2026-11-16',
  kind: 'daily',
  titles: {},
  opensAt: WORLD_START - DAY_MS,
  closesAt: WORLD_START + 10 * DAY_MS,
  questions: Array.from({ length: 3 }, (_, index) => ({
    kind: 'figure',
    figure: 'kda',
    table: 'players',
    role: 'mid',
    scope: 'serie:9',
    scopeName: 'LCK Summer 2026',
    least: 5,
    choices: ['a', 'b', 'c', 'd'].map((name, id) => ({ id, name, value: id, games: 9 })),
    answer: index,
  })),
};

export function answerOf(operation: Extract<LedgerOperation, { kind: 'answer' }>): AnswerRequest {
  const uid = uidOf(operation);
  const { question, choice, name } = operation;
  return { id: `answer-${name}-of-${uid}`, uid, quiz: WORLD_QUIZ.id, question, choice };
}

type Decision = { readonly matchId: number; readonly kind: MarketKind; readonly outcome: string | null };

export function decisionOf({ match, market, outcome, isVoid }: Extract<LedgerOperation, { kind: 'decide' }>): Decision {
  const matchId = matchAt(match);
  const kind = pick(KINDS, market);
  const outcomes = marketIn(worldBook(matchId, match), kind)?.outcomes ?? [];
  return { matchId, kind, outcome: isVoid ? null : pick(outcomes, outcome).id };
}

/** The book with another verdict on one of its markets. */
export function decidedBook(book: Book, { kind, outcome }: Decision, at: number): Book {
  return {
    ...book,
    markets: book.markets.map((market) => {
      if (market.kind !== kind) return market;
      const reason = outcome === null ? 'canceled' : 'result';
      const verdict: Verdict = { revision: nextRevision(market), outcome, reason, voidFrom: null, at, byHand: false };
      return { ...market, verdict };
    }),
  };
}

/** The book with the markets open again whose bets have been refunded. */
export const reopenedBook = (book: Book): Book => ({ ...book, markets: book.markets.map(undoubted) });

export type WorldState = { readonly accounts: readonly AuditedAccount[]; readonly books: readonly Book[] };

function verdictFaults(bet: Bet, book: Book | undefined): string[] {
  const market = book && marketIn(book, bet.kind);
  if (!book || !market) return [`bet ${bet.id} is on a market that is not there`];
  const faults = bet.placedAt >= book.closesAt ? [`bet ${bet.id} was placed after the start`] : [];
  // A refund is final, whatever is decided later.
  if (bet.state === 'void' && bet.reason === 'canceled') return faults;
  const { verdict } = market;
  const due = verdict === null ? 'open' : verdict.outcome === null ? 'void' : verdict.outcome === bet.outcome ? 'won' : 'lost';
  if (bet.state !== due) faults.push(`bet ${bet.id} is ${bet.state}, the verdict makes it ${due}`);
  return faults;
}

function refundFaults({ rows, bets }: AuditedAccount): string[] {
  const isTaken = ({ id }: Bet): boolean => {
    const kinds = rows.flatMap((row) => (row.bet === id ? [row.kind] : []));
    return kinds.includes('refund') && kinds.at(-1) !== 'refund';
  };
  return bets.filter(isTaken).map(({ id }) => `bet ${id} lost its refund`);
}

/** What is wrong at the end of a run, once every decision has been settled. */
export function worldFaults({ accounts, books }: WorldState): string[] {
  const byMatch = new Map(books.map((book) => [book.matchId, book]));
  const faults = accounts.flatMap((each) => [
    ...[...accountFaults(each), ...refundFaults(each)].map((fault) => `${each.uid}: ${fault}`),
    ...each.bets.flatMap((bet) => verdictFaults(bet, byMatch.get(bet.matchId))).map((fault) => `${each.uid}: ${fault}`),
  ]);
  const supply = supplyOf(accounts);
  if (!isBalanced(supply)) faults.push(`supply ${JSON.stringify(supply)}`);
  return faults;
}
