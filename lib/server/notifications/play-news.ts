import { dueLocks, type DueNotification } from '../../domain/people/notifications';
import type { MatchSummary } from '../../domain/match/match';
import { MINUTE_MS } from '../../domain/values/durations';
import { isOpenMarket } from '../../domain/play/market';
import { hasStakeOn } from '../../domain/play/ledger';
import { SETTLED_LATE_MINUTES, settledLately, type SettledTogether } from '../../domain/play/settled-notice';
import { readMatchDocument } from '../../store/models/match-documents';
import { type Follower, readFollowers } from '../../store/people/follower-query';
import { booksSettledSince } from '../../store/play/book-document';
import { accountsByUid } from '../../store/play/division-document';
import { bettorsOn } from '../../store/play/ledger-store';
import { settingsOrDefaults } from '../pages/shell-data';
import { currentBook } from '../play/market-books';

/**
 * Notifications of the prediction game: that a match will soon lock, and that a
 * prediction was settled (docs/product.md#notifications).
 */

const BOOKS_A_TURN = 200;

async function settledNews(now: number): Promise<DueNotification[]> {
  const books = await booksSettledSince(now - SETTLED_LATE_MINUTES * MINUTE_MS, BOOKS_A_TURN);
  const news = books
    .flatMap((book) => settledLately(book, now))
    .map(async ({ matchId, at, markets }): Promise<DueNotification[]> => {
      const match = (await readMatchDocument(matchId))?.match;
      return match ? [{ kind: 'settled', id: `settled-${matchId}-${at}`, match, at, markets }] : [];
    });
  return (await Promise.all(news)).flat();
}

/** The news of the game that are due at `now`; none where there is no game. Throws StoreUnavailableError. */
export async function duePlayNews(matches: readonly MatchSummary[], now: number): Promise<DueNotification[]> {
  if (!(await settingsOrDefaults(now)).betting) return [];
  return [...dueLocks(matches, now), ...(await settledNews(now))];
}

/** Whether a match takes predictions. Throws StoreUnavailableError. */
export async function takesPredictions(matchId: number, now: number): Promise<boolean> {
  const book = await currentBook(matchId, now);
  return book !== null && book.markets.some((market) => isOpenMarket(book, market, now));
}

/** The followers who play and have no prediction on a match yet, in their order. Throws StoreUnavailableError. */
export async function withoutPrediction(followers: readonly Follower[], matchId: number): Promise<readonly Follower[]> {
  const accounts = await accountsByUid(followers.map(({ uid }) => uid));
  return followers.filter((_follower, index) => {
    const account = accounts[index];
    return account ? !hasStakeOn(account, matchId) : false;
  });
}

/** Everybody with a bet that these verdicts have settled, in pages; each once. Throws StoreUnavailableError. */
export async function* settledFor({ at, markets }: Pick<SettledTogether, 'at' | 'markets'>): AsyncGenerator<readonly Follower[]> {
  const met = new Set<string>();
  for (const { market, revision } of markets) {
    for await (const uids of bettorsOn(market, revision, at)) {
      const others = [...new Set(uids)].filter((uid) => !met.has(uid));
      for (const uid of others) met.add(uid);
      if (others.length > 0) yield await readFollowers(others);
    }
  }
}
