import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BetSchema, JournalRowSchema, LEDGER_RULES, PlayAccountSchema, type LedgerRules } from '../../../lib/domain/play/ledger';
import { BookSchema, marketId, type Book } from '../../../lib/domain/play/market';
import { settledBook } from '../../../lib/domain/play/settlement';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { bookPath, putBook } from '../../../lib/store/play/book-document';
import { accountPath, journalPath, openLedger } from '../../../lib/store/play/ledger-store';
import { answerQuiz, storeQuiz } from '../../../lib/store/play/quiz-store';
import { buy } from '../../../lib/store/play/shop-store';
import { BROKEN_RULES, BROKEN_SHOP_RULES, INVARIANTS, SHOP_AND_QUIZ_RULES, type GameRules } from '../../support/play/broken-rules';
import {
  ACCOUNTS,
  answerOf,
  decidedBook,
  decisionOf,
  matchAt,
  MATCHES,
  purchaseOf,
  reopenedBook,
  requestOf,
  uidOf,
  visitAt,
  worldBook,
  WORLD_QUIZ,
  WORLD_START,
  worldFaults,
  type LedgerOperation,
  type WorldState,
} from '../../support/play/ledger-world';
import { arbitraryOperations } from '../../support/play/operations';
import { MemoryLedgerStore } from '../../support/play/memory-store';

let store = new MemoryLedgerStore(Math.random);
const doubles = vi.hoisted(() => ({ store: (): MemoryLedgerStore => store }));
vi.mock('../../../lib/store/core/transaction', () => ({
  transaction: (_project: string, run: Parameters<MemoryLedgerStore['transaction']>[0]) => doubles.store().transaction(run),
}));
vi.mock('../../../lib/store/core/query', () => ({
  queryCollection: (_project: string, ...args: Parameters<MemoryLedgerStore['query']>) => Promise.resolve(doubles.store().query(...args)),
}));

const signal = new AbortController().signal;

function stateOf(): WorldState {
  const read = store.read;
  const bets = store.query('bets', BetSchema, []).map(({ value }) => value);
  return {
    accounts: ACCOUNTS.flatMap((uid) => {
      const account = read(accountPath(uid), PlayAccountSchema);
      if (account === null) return [];
      const rows = store.query(journalPath(uid), JournalRowSchema, []).map(({ value }) => value);
      return { uid, account, rows: rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)), bets: bets.filter((bet) => bet.uid === uid) };
    }),
    books: MATCHES.flatMap((id) => read(bookPath(id), BookSchema) ?? []),
  };
}

/** A client without an answer retries. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

/** Does operations on two processes, many at once; answers what is wrong at the end. */
async function faultsOf(
  operations: readonly LedgerOperation[],
  seed: number,
  changed: LedgerRules | GameRules,
  isIsolated = true,
): Promise<string[]> {
  let state = seed >>> 0;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  store = new MemoryLedgerStore(random, isIsolated, 0.05);
  MATCHES.forEach((id, index) => putBook({ set: (path, fields) => void store.documents.set(path, fields) }, worldBook(id, index)));
  const rules: GameRules = { ...SHOP_AND_QUIZ_RULES, ...changed };
  await untilAnswered(() => storeQuiz(WORLD_QUIZ));
  const servers = [openLedger(rules), openLedger(rules)] as const;
  const answers = new Map<string, string>();
  const faults: string[] = [];
  const hear = (id: string, heard: string): void => {
    const before = answers.get(id) ?? heard;
    answers.set(id, before);
    if (before !== heard) faults.push(`${id} was answered ${before} and ${heard}`);
  };
  const rewrite = (matchId: number, change: (book: Book) => Book): Promise<void> =>
    untilAnswered(() =>
      store.transaction(async (inside) => {
        const book = await inside.read(bookPath(matchId), BookSchema);
        if (book) putBook(inside, change(book));
      }),
    );
  const settle = async (matchId: number): Promise<void> => {
    const book = store.read(bookPath(matchId), BookSchema);
    for (const { kind, verdict } of book?.markets ?? []) {
      if (!verdict) continue;
      await untilAnswered(() => servers[0].settleMarket(marketId({ matchId, kind }), verdict, signal));
      await rewrite(matchId, (stored) => settledBook(stored, kind, verdict.revision));
    }
  };
  const perform = async (operation: LedgerOperation, index: number): Promise<void> => {
    const server = servers[index % 2 === 0 ? 0 : 1];
    switch (operation.kind) {
      case 'visit':
        await untilAnswered(() => server.openAccount(uidOf(operation), null, visitAt(operation)));
        return;
      case 'place': {
        const { request, now } = requestOf(operation);
        const placed = await untilAnswered(() => server.place(request, now));
        if (placed.kind === 'refused') return;
        hear(request.id, JSON.stringify([placed.bet.id, placed.bet.stake, placed.bet.balance]));
        return;
      }
      case 'buy': {
        const request = purchaseOf(operation);
        const bought = await untilAnswered(() => buy(request, WORLD_START, rules));
        const name = `${request.id}: ${request.item}`;
        if (bought.kind !== 'refused') hear(name, JSON.stringify(bought.purchase));
        // A repeated purchase under this id is not refused.
        else if (answers.has(name)) faults.push(`${name} was sold, then refused: ${bought.why}`);
        return;
      }
      case 'answer': {
        const request = answerOf(operation);
        const answered = await untilAnswered(() => answerQuiz(request, WORLD_START, rules));
        if (answered.kind !== 'refused')
          hear(`${request.uid}: ${request.question}`, JSON.stringify([request.choice, answered.given.balance]));
        return;
      }
      case 'decide': {
        const decision = decisionOf(operation);
        await rewrite(decision.matchId, (book) => decidedBook(book, decision, WORLD_START));
        await settle(decision.matchId);
        return;
      }
      case 'reopen':
        await rewrite(matchAt(operation.match), reopenedBook);
    }
  };
  const waiting = operations.map((operation, index) => ({ operation, index }));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await perform(next.operation, next.index);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  for (const id of MATCHES) await settle(id);
  return [...faults, ...worldFaults(stateOf())];
}

describe('the ledger under random operations on two processes that may die at any write', () => {
  it('keeps every coin accounted for', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryOperations(150), fc.integer(), async (operations, seed) => {
        expect(await faultsOf(operations, seed, LEDGER_RULES)).toEqual([]);
      }),
      { numRuns: 70 },
    );
  });

  const broken = [...Object.entries(BROKEN_RULES), ...Object.entries(BROKEN_SHOP_RULES)];

  it.each(broken)('fails without its guard: %s', { timeout: 120_000 }, async (_guard, { rules, breaks }) => {
    const samples = fc.sample(arbitraryOperations(300), { numRuns: 5, seed: 14 });
    const found: string[] = [];
    for (const [index, operations] of samples.entries()) found.push(...(await faultsOf(operations, index, rules)));
    for (const invariant of breaks)
      expect([invariant, found.filter((fault) => INVARIANTS[invariant].test(fault)).length > 0]).toEqual([invariant, true]);
  });

  it('has a removable guard for each invariant', () => {
    expect(new Set<string>(broken.flatMap(([, { breaks }]) => breaks))).toEqual(new Set(Object.keys(INVARIANTS)));
  });

  it('fails without transactions', async () => {
    const [operations = []] = fc.sample(arbitraryOperations(300), { numRuns: 1, seed: 14 });
    expect(await faultsOf(operations, 1, LEDGER_RULES, false)).not.toEqual([]);
  });
});
