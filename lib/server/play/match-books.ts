import { bookAfter, type Seen } from '../../domain/play/verdicts';
import { openBook, repricedBook, type Book } from '../../domain/play/market';
import { readGames } from '../../store/models/game-document';
import { readMatchDocument } from '../../store/models/match-document';
import { changeBook, readBook } from '../../store/play/book-document';
import { sourceHasFigures } from '../pages/shell-data';

/** What the match that a book is about has come to. Throws StoreUnavailableError. */
async function seenOf(matchId: number): Promise<Seen> {
  const [document, played] = await Promise.all([readMatchDocument(matchId), readGames(matchId)]);
  return { match: document?.match ?? null, games: played?.games ?? [] };
}

/** Brings a book up to what is known of its match, and opens one where there is none and may be. Throws StoreUnavailableError. */
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
