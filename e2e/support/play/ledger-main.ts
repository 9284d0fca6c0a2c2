import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { marketId } from '../../../lib/domain/play/market';
import { settledBook } from '../../../lib/domain/play/settlement';
import { changeBook, readBook } from '../../../lib/store/play/book-document';
import { openLedger } from '../../../lib/store/play/ledger-store';
import { answerQuiz } from '../../../lib/store/play/quiz-store';
import { buy } from '../../../lib/store/play/shop-store';
import {
  answerOf,
  decidedBook,
  decisionOf,
  matchAt,
  purchaseOf,
  reopenedBook,
  requestOf,
  uidOf,
  visitAt,
  WORLD_START,
  type LedgerOperation,
} from '../../../tests/support/play/ledger-world';

/** A server process of the ledger: does the operations that it is sent. */

const ledger = openLedger();
const signal = new AbortController().signal;

async function settle(matchId: number): Promise<void> {
  const book = await readBook(matchId);
  for (const { kind, verdict } of book?.markets ?? []) {
    if (!verdict) continue;
    await ledger.settleMarket(marketId({ matchId, kind }), verdict, signal);
    await changeBook(matchId, (stored) => stored && settledBook(stored, kind, verdict.revision));
  }
}

const waiting = new Set<number>();
let settling: Promise<void> = Promise.resolve();

/** Settles a match after those before it, as the job does: what fails is settled with its next decision, or at the end. */
function markBooksDue(matchId: number): void {
  if (waiting.has(matchId)) return;
  waiting.add(matchId);
  settling = settling
    .then(() => {
      waiting.delete(matchId);
      return settle(matchId);
    })
    .catch(() => undefined);
}

/** What the ledger does, and that it settles all of a match. */
export type LedgerWork = LedgerOperation | { readonly kind: 'settle'; readonly matchId: number };

async function perform(work: LedgerWork): Promise<unknown> {
  switch (work.kind) {
    case 'visit':
      await ledger.openAccount(uidOf(work), null, visitAt(work));
      return null;
    case 'place': {
      const { request, now } = requestOf(work);
      const placed = await ledger.place(request, now);
      return placed.kind === 'refused'
        ? { refused: placed.why }
        : { bet: placed.bet.id, stake: placed.bet.stake, balance: placed.bet.balance };
    }
    case 'buy':
      return { kind: (await buy(purchaseOf(work), WORLD_START)).kind };
    case 'answer':
      return { kind: (await answerQuiz(answerOf(work), WORLD_START)).kind };
    case 'decide': {
      const decision = decisionOf(work);
      await changeBook(decision.matchId, (book) => book && decidedBook(book, decision, WORLD_START));
      markBooksDue(decision.matchId);
      return null;
    }
    case 'reopen':
      await changeBook(matchAt(work.match), (book) => book && reopenedBook(book));
      return null;
    case 'settle':
      await settle(work.matchId);
      return null;
  }
}

const server = createServer((request, response) => {
  text(request)
    .then(async (body) => {
      const work: LedgerWork = JSON.parse(body);
      response.end(JSON.stringify(await perform(work)));
    })
    .catch((error: unknown) => {
      response.statusCode = 503;
      response.end(error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error));
    });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Ready on ${typeof address === 'object' ? address?.port : address}\n`);
});
