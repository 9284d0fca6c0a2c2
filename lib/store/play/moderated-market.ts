import * as v from 'valibot';
import { BookSchema, MARKET_ACTS, marketIn, moderatedMarket, parseMarketId } from '../../domain/play/market';
import { documentPath, pathSegment } from '../core/document-path';
import { queryCollection } from '../core/query';
import { transaction } from '../core/transaction';
import { bookPath, putBook } from './book-document';

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
export async function newestActs(limit: number): Promise<NotedAct[]> {
  const found = await queryCollection('play', 'marketActs', NotedActSchema, [
    ['orderBy', 'at', 'desc'],
    ['limit', limit],
  ]);
  return found.map(({ value }) => value);
}
