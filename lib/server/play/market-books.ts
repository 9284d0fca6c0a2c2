import { type Book, marketId, openBook, repricedBook } from '../../domain/play/market';
import { type Seen, bookAfter, isFullySettled, settledBook } from '../../domain/play/settlement';
import { readGames, readMatchDocument } from '../../store/models/match-documents';
import { changeBook, dueBooks, readBook } from '../../store/play/book-document';
import { BrokenLedgerError, openLedger } from '../../store/play/ledger-store';
import { sourceHasFigures } from '../pages/shell-data';

/** The state of the match that a book is about. Throws StoreUnavailableError. */
async function seenOf(matchId: number): Promise<Seen> {
  const [document, played] = await Promise.all([readMatchDocument(matchId), readGames(matchId)]);
  return { match: document?.match ?? null, games: played?.games ?? [] };
}

/** Updates a book with what is known of its match, or opens one where there is none and may be. Throws StoreUnavailableError. */
export async function renewBook(matchId: number, now: number): Promise<Book | null> {
  const [seen, hasFirstBlood] = await Promise.all([seenOf(matchId), sourceHasFigures(now)]);
  return changeBook(matchId, (stored) => {
    const priced = stored && seen.match ? repricedBook(stored, seen.match, now, hasFirstBlood) : stored;
    if (priced !== null) return bookAfter(priced, seen, now);
    return seen.match && openBook(seen.match, now, hasFirstBlood);
  });
}

/**
 * The markets of a match as they are to be offered: read, and compared with the
 * match, for its start may have moved since; null for a match without markets.
 * Throws StoreUnavailableError.
 */
export async function currentBook(matchId: number, now: number): Promise<Book | null> {
  const [stored, document] = await Promise.all([readBook(matchId), readMatchDocument(matchId)]);
  const match = document?.match ?? null;
  if (stored === null) return match?.status === 'not_started' ? renewBook(matchId, now) : null;
  const after = bookAfter(stored, { match, games: [] }, now);
  const isSame = after.closesAt === stored.closesAt && after.markets.every((market, index) => market === stored.markets[index]);
  return isSame ? stored : renewBook(matchId, now);
}

const BOOKS_AT_ONCE = 200;

/** Settles what the verdicts on a book's markets decide, and notes when that is done. Safe to begin again at any point. Answers what is left because of malformed accounts. Throws StoreUnavailableError. */
async function settleBook(book: Book, now: number, signal: AbortSignal): Promise<BrokenLedgerError[]> {
  const left: BrokenLedgerError[] = [];
  for (const { kind, verdict, settled } of book.markets) {
    if (verdict === null || settled === verdict.revision) continue;
    try {
      await openLedger().settleMarket(marketId({ matchId: book.matchId, kind }), verdict, signal);
    } catch (error) {
      if (!(error instanceof BrokenLedgerError)) throw error;
      left.push(error);
      continue;
    }
    await changeBook(book.matchId, (stored) => {
      const noted = stored && settledBook(stored, kind, verdict.revision);
      return noted === stored ? stored : noted && { ...noted, checkAt: now };
    });
  }
  return left;
}

/**
 * One turn: looks at the matches whose markets are due, and settles the bets on
 * those that have ended. `now`: the site's clock, milliseconds. Throws
 * StoreUnavailableError, and at its end BrokenLedgerError where bets of a malformed
 * account are left; the next turn goes on then.
 */
export async function playTurn(now: number, signal: AbortSignal): Promise<void> {
  const left: BrokenLedgerError[] = [];
  for (const due of await dueBooks(now, BOOKS_AT_ONCE)) {
    signal.throwIfAborted();
    const book = await renewBook(due.matchId, now);
    if (book === null || isFullySettled(book)) continue;
    left.push(...(await settleBook(book, now, signal)));
    // When to look again follows from what is settled now.
    await renewBook(book.matchId, now);
  }
  const [first] = left;
  if (first) throw first;
}
