import { isFullySettled } from '../../domain/play/verdicts';
import { marketId, marketIn, type Book } from '../../domain/play/market';
import { changeBook, dueBooks } from '../../store/play/book-document';
import { openLedger, type PlayLedger } from '../../store/play/ledger-store';
import { renewBook } from './match-books';

const BOOKS_AT_ONCE = 200;

/** Settles what the verdicts on a book's markets decide, and notes when that is done. Safe to begin again at any point. Throws StoreUnavailableError. */
async function settleBook(book: Book, now: number, signal: AbortSignal, ledger: PlayLedger = openLedger()): Promise<void> {
  for (const { kind, verdict, settled } of book.markets) {
    if (verdict === null || settled === verdict.revision) continue;
    await ledger.settleMarket(marketId({ matchId: book.matchId, kind }), verdict, signal);
    await changeBook(book.matchId, (stored) => {
      const market = stored && marketIn(stored, kind);
      if (!stored || !market || market.settled >= verdict.revision) return stored;
      const markets = stored.markets.map((each) => (each === market ? { ...market, settled: verdict.revision } : each));
      return { ...stored, markets, checkAt: now };
    });
  }
}

/**
 * One turn: looks at the matches whose markets are due, and settles the bets on
 * those that have ended. `now`: the site's clock, milliseconds. Throws
 * StoreUnavailableError; the next turn goes on then.
 */
export async function playTurn(now: number, signal: AbortSignal): Promise<void> {
  for (const due of await dueBooks(now, BOOKS_AT_ONCE)) {
    signal.throwIfAborted();
    const book = await renewBook(due.matchId, now);
    if (book === null || isFullySettled(book)) continue;
    await settleBook(book, now, signal);
    // When to look again follows from what is settled now.
    await renewBook(book.matchId, now);
  }
}
