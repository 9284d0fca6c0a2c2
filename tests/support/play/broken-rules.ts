import { LEDGER_RULES, type LedgerRules } from '../../../lib/domain/play/ledger';
import { buyItem } from '../../../lib/domain/play/purchase';
import { answerQuestion } from '../../../lib/domain/play/quiz-answering';
import type { QuizRules } from '../../../lib/store/play/quiz-store';
import type { ShopRules } from '../../../lib/store/play/shop-store';
import type { Book } from '../../../lib/domain/play/market';

/** The ledger's rules, each time with one guard taken away: what checks the ledger must notice every one of them. */

const PLENTY = 1_000_000;

/** As if no match had begun and nothing were decided. */
const neverClosed = (book: Book | null): Book | null =>
  book && { ...book, closesAt: Infinity, markets: book.markets.map((market) => ({ ...market, verdict: null })) };

export const BROKEN_RULES = {
  'a repeated request is known': {
    ...LEDGER_RULES,
    placeBet: (state, asked, now) => LEDGER_RULES.placeBet({ ...state, known: null }, asked, now),
  },
  'a stake needs its balance': {
    ...LEDGER_RULES,
    placeBet: (state, asked, now) => {
      const rich = { ...state.account, balance: state.account.balance + PLENTY };
      const placed = LEDGER_RULES.placeBet({ ...state, account: rich }, asked, now);
      if (placed.kind !== 'placed') return placed;
      const less = <Row extends { readonly balance: number }>(row: Row): Row => ({ ...row, balance: row.balance - PLENTY });
      return { ...placed, account: less(placed.account), bet: less(placed.bet), rows: placed.rows.map(less) };
    },
  },
  'a market closes': {
    ...LEDGER_RULES,
    placeBet: (state, asked, now) => LEDGER_RULES.placeBet({ ...state, book: neverClosed(state.book) }, asked, now),
  },
  'a bet is settled once by a verdict': {
    ...LEDGER_RULES,
    settleBet: (account, bet, verdict) => LEDGER_RULES.settleBet(account, { ...bet, revision: 0, paid: 0 }, verdict),
  },
  'a correction takes back what was paid': {
    ...LEDGER_RULES,
    settleBet: (account, bet, verdict) => LEDGER_RULES.settleBet(account, { ...bet, paid: 0 }, verdict),
  },
  'a day has one grant': {
    ...LEDGER_RULES,
    grantDue: (account, now) => LEDGER_RULES.grantDue({ ...account, grantedOn: account.grantedOn && '2000-01-01' }, now),
  },
} as const satisfies Record<string, LedgerRules>;

export type MissingGuard = keyof typeof BROKEN_RULES;

export const SHOP_AND_QUIZ_RULES = { ...LEDGER_RULES, buyItem, answerQuestion };
export type GameRules = LedgerRules & ShopRules & QuizRules;

/** The same of the store and the quizzes. */
export const BROKEN_SHOP_RULES = {
  'a repeated purchase is known': {
    ...SHOP_AND_QUIZ_RULES,
    buyItem: (state, asked, now) => buyItem({ ...state, known: null }, asked, now),
  },
  'an item is bought once': {
    ...SHOP_AND_QUIZ_RULES,
    buyItem: (state, asked, now) => buyItem({ ...state, account: { ...state.account, items: [] } }, asked, now),
  },
  'a purchase needs its balance': {
    ...SHOP_AND_QUIZ_RULES,
    buyItem: (state, asked, now) => {
      const bought = buyItem({ ...state, account: { ...state.account, balance: state.account.balance + PLENTY } }, asked, now);
      if (bought.kind !== 'bought') return bought;
      const less = <Row extends { readonly balance: number }>(row: Row): Row => ({ ...row, balance: row.balance - PLENTY });
      return { ...bought, account: less(bought.account), purchase: less(bought.purchase), rows: bought.rows.map(less) };
    },
  },
  'a question takes one answer': {
    ...SHOP_AND_QUIZ_RULES,
    answerQuestion: (state, asked, now) => answerQuestion({ ...state, known: null }, asked, now),
  },
} as const satisfies Record<string, GameRules>;
