import pLimit from 'p-limit';
import { DAY_MS, WEEK_MS } from '../../domain/values/durations';
import type { Match } from '../../domain/match/match';
import { authorName } from '../../domain/people/comments/author-name';
import { matchSummary } from '../../domain/match/match-summary';
import type { Session } from '../../domain/people/session';
import { isPredictable, offeredMarkets, type Book } from '../../domain/play/market';
import { ownTally, playReader, rankedPlayers, type OpenMatch, type PlayOverview, type PlayRanking } from '../../domain/play/play-page';
import { periodKeys, type Period } from '../../domain/play/score';
import { cacheTag } from '../../domain/page/cache-tags';
import { currentMonday } from '../../domain/schedule/week';
import { readMatchDocument } from '../../store/models/match-document';
import { readWeek } from '../../store/models/week-document';
import { readBooks } from '../../store/play/book-document';
import { bestAccounts, openLedger } from '../../store/play/ledger-store';
import { markOf } from '../../store/play/shop-store';
import type { Load, PageResult } from '../pages/public-page';
import { systemSettings } from '../pages/shell-data';
import { siteNow } from '../site-clock';
import { currentBook, renewBook } from './match-books';
import { playOf } from './play-routes';

/** What the pages of the prediction game load; all answer null where there is no game. They throw StoreUnavailableError. */

const DAYS_AHEAD = 5;
const MATCHES = 24;
const OPENED_AT_ONCE = 6;
const PLAYERS = 100;

/** As `load`, on a site with the prediction game. */
export async function whereOn<Loaded>(load: (now: number) => Promise<Loaded>): Promise<Loaded | null> {
  const now = siteNow();
  return (await systemSettings(now)).betting ? load(now) : null;
}

/** `load` of a page that is the same for everybody, on a site with the prediction game. */
export function playOnly(page: PageResult<object>): Load<object> {
  return async ({ now }) => ((await systemSettings(now)).betting ? page : { kind: 'notFound', tags: [cacheTag.pages] });
}

async function overview(session: Session | null): Promise<PlayOverview> {
  return { reader: playReader(session), play: session && (await playOf(session)) };
}

async function upcoming(now: number): Promise<Match[]> {
  const mondays = [...new Set([now, now + WEEK_MS].map((at) => currentMonday(at, 'UTC')))];
  const weeks = await Promise.all(mondays.map((monday) => readWeek(monday)));
  return weeks
    .flatMap((week) => week?.matches ?? [])
    .filter((match) => isPredictable(match, now) && Date.parse(match.beginAt) < now + DAYS_AHEAD * DAY_MS)
    .sort((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt) || a.id - b.id)
    .slice(0, MATCHES);
}

/** A book whose match has moved is renewed as one that is not there yet. */
async function booksOf(matches: readonly Match[], now: number): Promise<(Book | null)[]> {
  const stored = await readBooks(matches.map(({ id }) => id));
  const limit = pLimit(OPENED_AT_ONCE);
  return Promise.all(
    matches.map(({ id, beginAt }, index) => {
      const book = stored[index] ?? null;
      return book?.closesAt === Date.parse(beginAt) ? Promise.resolve(book) : limit(() => renewBook(id, now));
    }),
  );
}

type PredictionsData = PlayOverview & { readonly matches: readonly OpenMatch[] };

export function loadPredictions(session: Session | null): Promise<PredictionsData | null> {
  return whereOn(async (now) => {
    const matches = await upcoming(now);
    const [books, own] = await Promise.all([booksOf(matches, now), overview(session)]);
    const open = matches.flatMap((match, index) => {
      const book = books[index];
      const markets = book ? offeredMarkets(book, now) : [];
      return markets.length === 0 ? [] : [{ match: matchSummary(match), markets }];
    });
    return { ...own, matches: open };
  });
}

type OrderData = PlayOverview & { readonly open: OpenMatch };

/** Null also where the match is unknown. */
export function loadOrder(session: Session | null, matchId: number | null): Promise<OrderData | null> {
  return whereOn(async (now) => {
    if (matchId === null) return null;
    const document = await readMatchDocument(matchId);
    if (document === null) return null;
    const [book, own] = await Promise.all([currentBook(matchId, now), overview(session)]);
    const { chance: _chance, ...match } = document.match;
    return { ...own, open: { match: matchSummary(match), markets: book ? offeredMarkets(book, now) : [] } };
  });
}

export function loadPlayRanking(session: Session | null, period: Period): Promise<PlayRanking | null> {
  return whereOn(async (now) => {
    const uid = session?.uid ?? null;
    const key = periodKeys(now)[period];
    const [best, account] = await Promise.all([
      bestAccounts(period, key, PLAYERS),
      uid === null ? null : openLedger().openAccount(uid, null, now),
    ]);
    const scored = best.map(({ id, value }) => ({
      uid: id,
      name: value.name || authorName({ uid: id }),
      mark: markOf(value),
      tally: value.tallies[period],
    }));
    return { period, players: rankedPlayers(scored, uid), own: account && ownTally(account.tallies[period], period, key) };
  });
}
