import { LEDGER_RULES, type LedgerRules } from '../../../lib/domain/play/ledger';
import { buyItem } from '../../../lib/domain/play/purchase';
import { answerQuestion } from '../../../lib/domain/play/quiz-answering';
import type { QuizRules } from '../../../lib/store/play/quiz-store';
import type { ShopRules } from '../../../lib/store/play/shop-store';
import type { Book } from '../../../lib/domain/play/market';

/** The ledger's rules, each time with one guard taken away: what checks the ledger must notice every one of them. */

/** What must be true of the ledger, by the words of the check that finds it broken. */
export const INVARIANTS = {
  'the supply is grants and rewards, less what was lost and spent': /^supply/,
  'a balance is the sum of its journal': /the journal says|the sum is|entries are noted/,
  'nothing is spent that is not there': /spends what is not there/,
  'a refund is final': /lost its refund/,
  'a bet is paid once': /was paid \d+ times and|brought/,
  'a repeated request has the same answer': /was answered|was sold/,
  'nothing is placed after the start': /was placed after the start/,
  'a day has one grant': /has two grants/,
  'an item is paid for once': /item \S+ was paid for/,
  'a question is rewarded once': /was rewarded twice/,
} as const;

type Broken<Rules> = {
  /** Which of the invariants must be found broken; others may be as well. */
  readonly breaks: readonly (keyof typeof INVARIANTS)[];
  readonly rules: Rules;
};

const PLENTY = 1_000_000;

/** As if no match had begun and nothing were decided. */
const neverClosed = (book: Book | null): Book | null =>
  book && { ...book, closesAt: Infinity, markets: book.markets.map((market) => ({ ...market, verdict: null })) };

export const BROKEN_RULES = {
  'a repeated request is known': {
    breaks: ['the supply is grants and rewards, less what was lost and spent', 'a repeated request has the same answer'],
    rules: {
      ...LEDGER_RULES,
      placeBet: (state, request, now) => LEDGER_RULES.placeBet({ ...state, known: null }, request, now),
    },
  },
  'a stake needs its balance': {
    breaks: ['nothing is spent that is not there'],
    rules: {
      ...LEDGER_RULES,
      placeBet: (state, request, now) => {
        const rich = { ...state.account, balance: state.account.balance + PLENTY };
        const placed = LEDGER_RULES.placeBet({ ...state, account: rich }, request, now);
        if (placed.kind !== 'placed') return placed;
        const less = <Row extends { readonly balance: number }>(row: Row): Row => ({ ...row, balance: row.balance - PLENTY });
        return { ...placed, account: less(placed.account), bet: less(placed.bet), rows: placed.rows.map(less) };
      },
    },
  },
  'a market closes': {
    breaks: ['nothing is placed after the start'],
    rules: {
      ...LEDGER_RULES,
      placeBet: (state, request, now) => LEDGER_RULES.placeBet({ ...state, book: neverClosed(state.book) }, request, now),
    },
  },
  'a bet is settled once by a verdict': {
    breaks: ['a bet is paid once'],
    rules: {
      ...LEDGER_RULES,
      settleBet: (account, bet, verdict) => LEDGER_RULES.settleBet(account, { ...bet, revision: 0, paid: 0 }, verdict),
    },
  },
  'a correction takes back what was paid': {
    breaks: ['the supply is grants and rewards, less what was lost and spent', 'a bet is paid once'],
    rules: {
      ...LEDGER_RULES,
      settleBet: (account, bet, verdict) => LEDGER_RULES.settleBet(account, { ...bet, paid: 0 }, verdict),
    },
  },
  'a refund is final': {
    breaks: ['a refund is final'],
    rules: {
      ...LEDGER_RULES,
      settleBet: (account, bet, verdict) =>
        LEDGER_RULES.settleBet(account, { ...bet, state: bet.state === 'void' ? 'lost' : bet.state }, verdict),
    },
  },
  'a stake has its entry': {
    breaks: ['a balance is the sum of its journal'],
    rules: {
      ...LEDGER_RULES,
      placeBet: (state, request, now) => {
        const placed = LEDGER_RULES.placeBet(state, request, now);
        return placed.kind === 'placed' ? { ...placed, rows: [] } : placed;
      },
    },
  },
  'a day has one grant': {
    breaks: ['a day has one grant'],
    rules: {
      ...LEDGER_RULES,
      grantDue: (account, now) => LEDGER_RULES.grantDue({ ...account, grantedOn: account.grantedOn && '2000-01-01' }, now),
    },
  },
} as const satisfies Record<string, Broken<LedgerRules>>;

export const SHOP_AND_QUIZ_RULES = { ...LEDGER_RULES, buyItem, answerQuestion };
export type GameRules = LedgerRules & ShopRules & QuizRules;

/** The same of the store and the quizzes. */
export const BROKEN_SHOP_RULES = {
  'a repeated purchase is known': {
    breaks: ['a repeated request has the same answer'],
    rules: {
      ...SHOP_AND_QUIZ_RULES,
      buyItem: (state, request, now) => buyItem({ ...state, known: null }, request, now),
    },
  },
  'an item is bought once': {
    breaks: ['an item is paid for once'],
    rules: {
      ...SHOP_AND_QUIZ_RULES,
      buyItem: (state, request, now) => buyItem({ ...state, account: { ...state.account, items: [] } }, request, now),
    },
  },
  'a purchase needs its balance': {
    breaks: ['nothing is spent that is not there'],
    rules: {
      ...SHOP_AND_QUIZ_RULES,
      buyItem: (state, request, now) => {
        const bought = buyItem({ ...state, account: { ...state.account, balance: state.account.balance + PLENTY } }, request, now);
        if (bought.kind !== 'bought') return bought;
        const less = <Row extends { readonly balance: number }>(row: Row): Row => ({ ...row, balance: row.balance - PLENTY });
        return { ...bought, account: less(bought.account), purchase: less(bought.purchase), rows: bought.rows.map(less) };
      },
    },
  },
  'a question takes one answer': {
    breaks: ['a question is rewarded once'],
    rules: {
      ...SHOP_AND_QUIZ_RULES,
      answerQuestion: (state, request, now) => answerQuestion({ ...state, known: null }, request, now),
    },
  },
} as const satisfies Record<string, Broken<GameRules>>;
