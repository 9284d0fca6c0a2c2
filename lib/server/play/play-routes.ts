import * as v from 'valibot';
import { cacheTag } from '../../domain/page/cache-tags';
import { BetStakeSchema } from '../../domain/play/coins';
import type { Refusal } from '../../domain/play/ledger';
import { marketIn, offeredMarkets, parseMarketId, type Book, type Market } from '../../domain/play/market';
import { playReader } from '../../domain/play/play-page';
import { journalEntries, receiptOf } from '../../domain/play/play-answer';
import type { Session } from '../../domain/people/session';
import { repriceMarket } from '../../store/play/book-document';
import { openLedger, readJournal } from '../../store/play/ledger-store';
import { ApiError, type ApiErrorCode } from '../api-error';
import type { ApiAnswer, ApiHandler } from '../api/api-route';
import { writes } from '../api/api-write';
import { inBackground } from '../background-work';
import { LIFETIMES } from '../cache-lifetimes';
import { errorFields, log } from '../logger';
import { systemSettings } from '../pages/shell-data';
import { demandSession } from '../session/session';
import { siteNow } from '../site-clock';
import { currentBook } from './market-books';
import { playOf } from './play-accounts';

const MAX_BYTES = 1_024;
const LIMIT = { points: 60, seconds: 60 };
const ROWS_SHOWN = 1_000;

/** Without a prediction game there is nothing at these addresses. Throws ApiError `not-found`. */
async function demandPlay(): Promise<void> {
  if (!(await systemSettings(siteNow())).betting) throw new ApiError('not-found', 'There is no prediction game here.');
}

/** The handler, on a site with the prediction game only. */
export const withPlay =
  (handler: ApiHandler): ApiHandler =>
  async (request) => {
    await demandPlay();
    return handler(request);
  };

/** `GET /api/play`: 401 for a visitor. */
export const getPlay = withPlay(async (request) => {
  const session = await demandSession(request, 'user');
  return { body: { ...(await playOf(session)), reader: playReader(session) } };
});

/** `GET /api/play/markets?match=ID`: what may be predicted now, the same for everybody; no markets for a match that has begun. A copy lives for seconds: odds move every ten at most. */
export async function marketsAnswer({ match }: { readonly match: number }, now: number): Promise<ApiAnswer> {
  await demandPlay();
  const book = await currentBook(match, now);
  const markets = book === null ? [] : offeredMarkets(book, now);
  return { body: { markets }, lifetime: LIFETIMES.live, tags: [cacheTag.match(match)] };
}

/** `GET /api/play/journal`: the newest entry first; of a long journal the older ones as one, `carried`. */
export const getJournal = withPlay(async (request) => {
  const { uid } = await demandSession(request, 'user');
  return { body: { rows: journalEntries(await readJournal(uid, ROWS_SHOWN)) } };
});

const REFUSALS: Readonly<Record<Refusal, readonly [ApiErrorCode, string]>> = {
  'no-market': ['not-found', 'There is no such market.'],
  'no-outcome': ['invalid', 'This market has no such outcome.'],
  closed: ['market-closed', 'This market takes no bets.'],
  'odds-moved': ['odds-moved', 'The odds have moved.'],
  balance: ['balance-too-small', 'The balance is smaller than the stake.'],
  limit: ['stake-limit', 'No more may be staked here.'],
  'id-reused': ['idempotency-key-reused', 'This id stands for another bet.'],
};

/** The id of a write of the game, chosen by the client. */
export const PlayIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'an id takes 8 to 64 letters, digits, "_" or "-"'));

const BetInputSchema = v.object({
  id: PlayIdSchema,
  market: v.pipe(v.string(), v.maxLength(40)),
  outcome: v.pipe(v.string(), v.maxLength(20)),
  stake: BetStakeSchema,
  odds: v.pipe(v.number(), v.finite()),
});
type BetInput = v.InferOutput<typeof BetInputSchema>;

/** The bet is stored; if this fails, the next bet moves the odds. */
async function reprice(book: Book, market: Market, now: number): Promise<void> {
  await repriceMarket(book, market, now).catch((error: unknown) => log().warn(errorFields(error), 'odds not moved'));
}

async function place({ market: name, ...input }: BetInput, { uid }: Session): Promise<ApiAnswer> {
  const named = parseMarketId(name);
  if (named === null) throw new ApiError('not-found', 'There is no such market.');
  const now = siteNow();
  const book = await currentBook(named.matchId, now);
  const placed = await openLedger().place({ ...input, ...named, uid }, now);
  if (placed.kind === 'refused') throw new ApiError(...REFUSALS[placed.why]);
  const market = book && marketIn(book, named.kind);
  if (book && market && placed.kind === 'placed') inBackground(reprice(book, market, now));
  return { body: { bet: receiptOf(placed.bet), balance: placed.bet.balance } };
}

/** `POST /api/play/bets` `{id, market, outcome, stake, odds}`; the same id again is answered the same (docs/product.md#json-api). */
export const postBet = withPlay(
  writes({
    name: 'bet',
    schema: BetInputSchema,
    maxBytes: MAX_BYTES,
    limit: LIMIT,
    requires: 'verified',
    write: (input, { session }) => place(input, session),
  }),
);
