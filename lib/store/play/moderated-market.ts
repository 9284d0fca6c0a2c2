import { randomUUID } from 'node:crypto';
import { BookSchema, marketIn, moderatedMarket, parseMarketId, type MarketAct } from '../../domain/play/market';
import { transaction } from '../core/transaction';
import { bookPath, putBook } from './book-document';

/** `marketActs/{id}`: what moderators did to markets, with their reasons; never changed. */
type NotedAct = { readonly act: MarketAct; readonly outcome: string | null; readonly reason: string; readonly at: number };

/** Does an act and notes it in one transaction; false where there is no such market or outcome. The job settles what follows. Throws StoreUnavailableError. */
export function changeMarket(market: string, noted: NotedAct): Promise<boolean> {
  const name = parseMarketId(market);
  if (name === null) return Promise.resolve(false);
  return transaction('play', async (inside) => {
    const book = await inside.read(bookPath(name.matchId), BookSchema);
    const before = book && marketIn(book, name.kind);
    const after = before && moderatedMarket(before, noted.act, noted.outcome, noted.at);
    if (!book || !after) return false;
    putBook(inside, { ...book, checkAt: noted.at, markets: book.markets.map((each) => (each === before ? after : each)) });
    inside.set(`marketActs/${randomUUID()}`, { ...noted, market });
    return true;
  });
}
