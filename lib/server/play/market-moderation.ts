import * as v from 'valibot';
import { MARKET_ACTS, parseMarketId } from '../../domain/play/market';
import { moderatedBook, type MarketModeration, type MarketNote } from '../../domain/play/moderation-page';
import { type NotedAct, changeMarket, newestActs, nextBooks, readBook, readBooks } from '../../store/play/book-document';
import { ApiError } from '../api-error';
import { queryValue } from '../api/api-route';
import { writes } from '../api/api-write';
import { log } from '../logger';
import { pathId } from '../pages/query-parameters';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { PlayIdSchema, withPlay } from './play-routes';

/** What administrators can do with markets. */

const BOOKS_SHOWN = 20;
const NOTES_SHOWN = 50;
const MAX_BYTES = 2_048;
const LIMIT = { points: 120, seconds: 60 };
const REASON_LENGTH = 300;

async function namedNotes(acts: readonly NotedAct[]): Promise<MarketNote[]> {
  const named = acts.flatMap((act) => {
    const name = parseMarketId(act.market);
    return name === null ? [] : [{ ...act, ...name }];
  });
  const ids = [...new Set(named.map(({ matchId }) => matchId))];
  const books = new Map((await readBooks(ids)).map((book, index) => [ids[index], book]));
  return named.map(({ matchId, kind, market, act, outcome, reason, at }) => {
    const book = books.get(matchId);
    const sides = book ? { left: book.left, right: book.right } : null;
    return { matchId, kind, market, sides, act, outcome, reason, at: new Date(at).toISOString() };
  });
}

/** The markets of a match, or without one those that are looked at next. Throws StoreUnavailableError. */
export async function marketModeration(match: number | null, now: number): Promise<MarketModeration> {
  const [books, acts] = await Promise.all([
    match === null ? nextBooks(BOOKS_SHOWN) : readBook(match).then((book) => (book === null ? [] : [book])),
    newestActs(NOTES_SHOWN),
  ]);
  return { match, books: books.map((book) => moderatedBook(book, now)), notes: await namedNotes(acts) };
}

/** `GET /api/admin/markets?match=ID`: the markets of a match, or those that are looked at next, and what moderators did last. */
export const getModeratedMarkets = withPlay(async (request) => {
  await demandSession(request, 'admin');
  return { body: await marketModeration(pathId(queryValue(request, 'match')), siteNow()) };
});

/** `POST /api/admin/markets` `{id, market, act, outcome?, reason}`: suspends, resumes, voids or corrects a market; the same id again does nothing more. */
export const postMarketAct = withPlay(
  writes({
    name: 'market-act',
    schema: v.object({
      id: PlayIdSchema,
      market: v.pipe(v.string(), v.maxLength(40)),
      act: v.picklist(MARKET_ACTS),
      outcome: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20))), null),
      reason: v.pipe(v.string(), v.maxLength(REASON_LENGTH), v.trim(), v.nonEmpty('A reason is needed.')),
    }),
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'admin',
    write: async ({ id, ...input }, { session: { uid } }) => {
      const changed = await changeMarket(id, { ...input, at: siteNow(), by: uid });
      if (changed === 'missing') throw new ApiError('not-found', 'There is no such market or outcome.');
      if (changed === 'id-reused') throw new ApiError('idempotency-key-reused', 'This id stands for another act.');
      log().info({ moderator: uid, market: input.market, act: input.act, outcome: input.outcome }, 'market moderated');
      return { body: { market: input.market, act: input.act } };
    },
  }),
);
