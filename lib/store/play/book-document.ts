import { AggregateField } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  type Book,
  BookSchema,
  MARKET_ACTS,
  type Market,
  marketId,
  marketIn,
  moderatedMarket,
  parseMarketId,
} from '../../domain/play/market';
import { movedChances } from '../../domain/play/odds';
import { lastSettledAt } from '../../domain/play/settled-notice';
import { MINUTE_MS, SECOND_MS } from '../../domain/values/durations';
import { READ_DEADLINE_MS, withDeadline } from '../core/deadline';
import { type DocumentPath, documentPath, pathSegment } from '../core/document-path';
import { collectionQuery, queryValues } from '../core/query';
import { readDocument, readDocuments } from '../core/read-document';
import { type StoreTransaction, transaction } from '../core/transaction';

/**
 * `odds/{matchId}` in the project play: the markets of a match. Bets only read it;
 * it is written when its odds move, every ten seconds at most, and when the match
 * changes (docs/decisions/0048).
 */

export const bookPath = (matchId: number): DocumentPath => documentPath`odds/${matchId}`;

/** Odds move no more often than this. */
const PRICE_MS = 10 * SECOND_MS;

/** `checkAt` and `settledAt` are fields beside the body, because jobs query them. */
export function putBook({ set }: Pick<StoreTransaction, 'set'>, book: Book): void {
  set(bookPath(book.matchId), { body: JSON.stringify(book), checkAt: book.checkAt, settledAt: lastSettledAt(book) });
}

export function readBook(matchId: number): Promise<Book | null> {
  return readDocument('play', bookPath(matchId), BookSchema);
}

/** Books in the order of the ids; null where a match has no markets yet. */
export function readBooks(matchIds: readonly number[]): Promise<(Book | null)[]> {
  return readDocuments('play', matchIds.map(bookPath), BookSchema);
}

/** Books that are to be looked at by now, at most `limit`. Throws StoreUnavailableError. */
export function dueBooks(now: number, limit: number): Promise<Book[]> {
  return queryValues('play', 'odds', BookSchema, [
    ['where', 'checkAt', '<=', now],
    ['limit', limit],
  ]);
}

/** Books with a market settled since, the newest first. Throws StoreUnavailableError. */
export function booksSettledSince(since: number, limit: number): Promise<Book[]> {
  return queryValues('play', 'odds', BookSchema, [
    ['where', 'settledAt', '>=', since],
    ['orderBy', 'settledAt', 'desc'],
    ['limit', limit],
  ]);
}

/** The books that are looked at next: open ones and those that are being played or settled. Throws StoreUnavailableError. */
export function nextBooks(limit: number): Promise<Book[]> {
  return queryValues('play', 'odds', BookSchema, [
    ['where', 'checkAt', '>', 0],
    ['orderBy', 'checkAt'],
    ['limit', limit],
  ]);
}

/**
 * Changes a book in a transaction; `change` answers the same book where there is
 * nothing to write, and null where none is to be made. Throws StoreUnavailableError.
 */
export function changeBook(matchId: number, change: (book: Book | null) => Book | null): Promise<Book | null> {
  const path = bookPath(matchId);
  return transaction(
    'play',
    async (inside) => {
      const before = await inside.read(path, BookSchema);
      const after = change(before);
      if (after !== null && after !== before) putBook(inside, after);
      return after;
    },
    { busy: path },
  );
}

/** Makes the job look at the books of some matches in its next turn, if there are any. `now`: the site's clock. Throws StoreUnavailableError. */
export async function makeDue(matchIds: readonly number[], now: number): Promise<void> {
  const books = await readBooks(matchIds);
  const late = books.flatMap((book) => (book !== null && (book.checkAt === null || book.checkAt > now) ? [book.matchId] : []));
  // A result that was corrected is looked at as often afterwards as a new one.
  for (const id of late) await changeBook(id, (book) => book && { ...book, checkAt: now, rechecks: 0 });
}

/** Coins staked on an outcome: the store makes the sum, so that no bet has to write it anywhere. */
async function stakedOn(market: string, outcome: string): Promise<number> {
  const bets = collectionQuery('play', 'bets', [
    ['where', 'market', '==', market],
    ['where', 'outcome', '==', outcome],
  ]);
  const sum = bets.aggregate({ staked: AggregateField.sum('stake') }).get();
  return (await withDeadline(`sum of ${market}`, READ_DEADLINE_MS, sum)).data().staked;
}

function priced(market: Market, stakes: readonly number[], minutes: number): Market {
  const chances = movedChances(market.outcomes, stakes, minutes);
  return { ...market, outcomes: market.outcomes.map((outcome, index) => ({ ...outcome, chance: chances[index] ?? outcome.chance })) };
}

/** When this bundle last looked at the stakes on a market. Another one may look as well: the transaction moves the odds once. */
const looks = new Map<string, number>();
const MOST_LOOKS = 1_000;

/** Whether the stakes may be looked at again, and notes that they are. */
function takesLook(market: string, now: number): boolean {
  if (now - (looks.get(market) ?? -Infinity) < PRICE_MS) return false;
  if (looks.size >= MOST_LOOKS) looks.clear();
  looks.set(market, now);
  return true;
}

/** Moves the odds of a market by the stakes; does nothing where they were moved just before. Throws StoreUnavailableError. */
export async function repriceMarket(book: Book, market: Market, now: number): Promise<void> {
  const name = marketId({ matchId: book.matchId, kind: market.kind });
  if (now - book.pricedAt < PRICE_MS || !takesLook(name, now)) return;
  const stakes = await Promise.all(market.outcomes.map(({ id }) => stakedOn(name, id)));
  await changeBook(book.matchId, (stored) => {
    const current = stored && marketIn(stored, market.kind);
    if (!stored || !current || current.verdict !== null || now - stored.pricedAt < PRICE_MS) return stored;
    // Odds move one step at a time, however long it has been quiet: so no minute moves more than its bound.
    const moved = priced(current, stakes, PRICE_MS / MINUTE_MS);
    if (moved.outcomes.every(({ chance }, index) => chance === current.outcomes[index]?.chance)) return stored;
    return { ...stored, pricedAt: now, markets: stored.markets.map((each) => (each === current ? moved : each)) };
  });
}

/** `marketActs/{id}`: what moderators did to markets, with their reasons; never changed. */
const NotedActSchema = v.object({
  market: v.string(),
  act: v.picklist(MARKET_ACTS),
  outcome: v.nullable(v.string()),
  reason: v.string(),
  at: v.number(),
  /** The moderator's account; null from the command line, and for older entries. */
  by: v.optional(v.nullable(v.string()), null),
});
export type NotedAct = v.InferOutput<typeof NotedActSchema>;

function isSameAct(one: NotedAct, other: NotedAct): boolean {
  return (['market', 'act', 'outcome', 'reason', 'by'] as const).every((field) => one[field] === other[field]);
}

/**
 * Does an act and notes it under `id` in one transaction; the same act under an
 * id that is there has been done. `missing`: there is no such market or outcome;
 * `id-reused`: the id stands for another act. The job settles what follows.
 * Throws StoreUnavailableError.
 */
export function changeMarket(id: string, noted: NotedAct): Promise<'done' | 'missing' | 'id-reused'> {
  const name = parseMarketId(noted.market);
  if (name === null) return Promise.resolve('missing');
  const path = documentPath`marketActs/${pathSegment(id)}`;
  return transaction('play', async (inside) => {
    const [book, known] = await Promise.all([inside.read(bookPath(name.matchId), BookSchema), inside.read(path, NotedActSchema)]);
    if (known !== null) return isSameAct(known, noted) ? 'done' : 'id-reused';
    const before = book && marketIn(book, name.kind);
    const after = before && moderatedMarket(before, noted.act, noted.outcome, noted.at);
    if (!book || !after) return 'missing';
    putBook(inside, { ...book, checkAt: noted.at, markets: book.markets.map((each) => (each === before ? after : each)) });
    inside.set(path, { ...noted });
    return 'done';
  });
}

/** The newest acts of moderators. Throws StoreUnavailableError. */
export function newestActs(limit: number): Promise<NotedAct[]> {
  return queryValues('play', 'marketActs', NotedActSchema, [
    ['orderBy', 'at', 'desc'],
    ['limit', limit],
  ]);
}
