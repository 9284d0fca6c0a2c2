import pLimit from 'p-limit';
import type { Match } from '../../domain/match/match';
import { matchSummary } from '../../domain/match/match-summary';
import { cacheTag } from '../../domain/page/cache-tags';
import { paths } from '../../domain/page/paths';
import { authorName } from '../../domain/people/comments/author-name';
import type { Session } from '../../domain/people/session';
import type { PlayAccount } from '../../domain/play/ledger';
import { type Book, isPredictable, offeredMarkets } from '../../domain/play/market';
import {
  type OpenMatch,
  type PlayOverview,
  type PlayRanking,
  type PlayReader,
  type PredictionsData,
  ownTally,
  playReader,
} from '../../domain/play/play-page';
import { playAnswer } from '../../domain/play/play-answer';
import { type ProfileRank, type PublicProfile, isProfileId, profileFigures } from '../../domain/play/profile';
import { placedPlayers } from '../../domain/play/placed-players';
import type { QuizzesAnswer } from '../../domain/play/quiz';
import { PERIODS, type Period, periodKeys } from '../../domain/play/score';
import { type ShopAnswer, shopAnswer } from '../../domain/play/shop-page';
import { playedLeagues } from '../../domain/schedule/schedule-order';
import { currentMonday } from '../../domain/values/week';
import { MINUTE_MS, WEEK_MS } from '../../domain/values/durations';
import { readMatchDocument, readMatchDocuments } from '../../store/models/match-documents';
import { readBooks } from '../../store/play/book-document';
import { bestAccounts, betsOf, countBetter, openLedger } from '../../store/play/ledger-store';
import { accountOfProfile, markOf } from '../../store/play/shop-store';
import { loadWeeks } from '../pages/match-pages';
import type { Load, PageContext, PageResult } from '../pages/public-page';
import { systemSettings } from '../pages/shell-data';
import { ProcessCache } from '../process-cache';
import { currentBook, renewBook } from './market-books';
import { accountOf, playOf } from './play-accounts';
import { quizzesOf } from './quizzes';

/** What the pages of the prediction game load. They throw StoreUnavailableError. */

/** So many matches are on a page. */
const MATCHES = 24;
const OPENED_AT_ONCE = 6;
const PLAYERS = 100;

/** `load` of a page that is the same for everybody, on a site with the prediction game. */
export function playOnly<Props extends object, Query = null>(load: Load<Props, Query>): Load<Props, Query> {
  return async (context) => ((await systemSettings(context.now)).betting ? load(context) : { kind: 'notFound', tags: [cacheTag.pages] });
}

async function overview(session: Session | null): Promise<PlayOverview> {
  return { reader: playReader(session), play: session && (await playOf(session)) };
}

/** The matches of the coming week that may be predicted, of one league or of all, by start; and the leagues that have any, in their order. */
export async function openMatches(now: number, leagueId: number | null = null) {
  const { data, tags } = await loadWeeks([now, now + WEEK_MS].map((at) => currentMonday(at, 'UTC')));
  const open = data
    .filter((match) => isPredictable(match, now) && Date.parse(match.beginAt) < now + WEEK_MS)
    .sort((a, b) => Date.parse(a.beginAt) - Date.parse(b.beginAt) || a.id - b.id);
  return {
    matches: open.filter((match) => leagueId === null || match.leagueId === leagueId),
    leagues: playedLeagues(open),
    tags,
  };
}

/** A book whose match has moved, or that takes no bets, is renewed as one that is not there yet. */
async function booksOf(matches: readonly Match[], now: number): Promise<(Book | null)[]> {
  const stored = await readBooks(matches.map(({ id }) => id));
  const limit = pLimit(OPENED_AT_ONCE);
  return Promise.all(
    matches.map(({ id, beginAt }, index) => {
      const book = stored[index] ?? null;
      const isCurrent = book?.closesAt === Date.parse(beginAt) && offeredMarkets(book, now).length > 0;
      return isCurrent ? Promise.resolve(book) : limit(() => renewBook(id, now));
    }),
  );
}

/** The page is the same for everyone: what is the reader's own comes from `/api/play`. */
export async function loadPredictions({
  now,
  query: { league: leagueId, page },
}: Pick<PageContext<{ readonly league: number | null; readonly page: number }>, 'now' | 'query'>): Promise<PageResult<PredictionsData>> {
  const { matches: all, leagues, tags } = await openMatches(now, leagueId);
  const listed = all.slice((page - 1) * MATCHES, page * MATCHES);
  // The last match of the page has begun since, or there is no such league or page.
  if ((leagueId !== null || page > 1) && listed.length === 0) return { kind: 'redirect', to: paths.playPredictions(), status: 307, tags };
  // Weeks have no chances: those are in the documents of the matches.
  const documents = await readMatchDocuments(listed.map(({ id }) => id));
  const matches = listed.map((match, index) => ({ ...match, chance: documents[index]?.match.chance ?? null }));
  const books = await booksOf(matches, now);
  const open = matches.flatMap((match, index) => {
    const book = books[index];
    const markets = book ? offeredMarkets(book, now) : [];
    return markets.length === 0 ? [] : [{ match: matchSummary(match), markets }];
  });
  return {
    kind: 'page',
    props: { matches: open, leagues, leagueId, page, pages: Math.ceil(all.length / MATCHES) },
    tags: [...tags, ...matches.map(({ id }) => cacheTag.match(id))],
    matches,
  };
}

type OrderData = PlayOverview & { readonly open: OpenMatch };

/** The page of a match's markets; null also where the match is unknown. */
export async function loadOrder(session: Session | null, matchId: number | null, now: number): Promise<OrderData | null> {
  if (matchId === null) return null;
  const document = await readMatchDocument(matchId);
  if (document === null) return null;
  const [book, own] = await Promise.all([currentBook(matchId, now), overview(session)]);
  return { ...own, open: { match: matchSummary(document.match), markets: book ? offeredMarkets(book, now) : [] } };
}

export async function loadPlayRanking(session: Session | null, period: Period, now: number): Promise<PlayRanking> {
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
  return {
    reader: playReader(session),
    period,
    players: placedPlayers(scored, uid).map(({ of: _of, ...player }) => player),
    own: account && (await rankOf(account, period, now)),
  };
}

/** `name`: a visitor's is an example of those that new accounts have. */
type ShopData = ShopAnswer & { readonly name: string; readonly reader: PlayReader };

export async function loadShop(session: Session | null): Promise<ShopData> {
  const account = session && (await accountOf(session));
  return { ...shopAnswer(account), name: account?.name ?? authorName({ uid: '' }), reader: playReader(session) };
}

type QuizzesData = QuizzesAnswer & { readonly reader: PlayReader };

export async function loadQuizzes(session: Session | null): Promise<QuizzesData> {
  return { ...(await quizzesOf(session)), reader: playReader(session) };
}

/** Predictions that form and calibration look at: the newest. */
const BETS = 300;

async function rankOf(account: PlayAccount, period: Period, now: number): Promise<ProfileRank> {
  const key = periodKeys(now)[period];
  const { score, count, won } = ownTally(account.tallies[period], key);
  return { period, score, count, won, place: score === null ? null : (await countBetter(period, key, score)) + 1 };
}

async function profileOf(uid: string, account: PlayAccount, isOwn: boolean, now: number): Promise<PublicProfile> {
  const { profile: id, name, look, isPrivate } = account;
  const [bets, ranks] = await Promise.all([betsOf(uid, BETS), Promise.all(PERIODS.map((period) => rankOf(account, period, now)))]);
  const open = isOwn ? playAnswer(account.balance, bets).open : [];
  return {
    id,
    name,
    look,
    isPrivate,
    isOwn,
    open,
    balance: isOwn ? account.balance : null,
    ranks,
    ...profileFigures(bets, bets.length < BETS),
  };
}

/** Profiles of others than the reader: each is some hundred reads. */
const profiles = new ProcessCache<PublicProfile>({ max: 300, maxAgeMs: 5 * MINUTE_MS });

/** A player's public profile; null where there is none, or it is switched off and not the reader's own. Throws StoreUnavailableError. */
export async function loadProfile(session: Session | null, id: string | null, now: number): Promise<PublicProfile | null> {
  if (id === null || !isProfileId(id)) return null;
  const found = await accountOfProfile(id);
  if (found === null) return null;
  const { uid, account } = found;
  if (uid === session?.uid) return profileOf(uid, account, true, now);
  return account.isPrivate ? null : profiles.get(id, now, () => profileOf(uid, account, false, now));
}

/** The reader's own profile; null for a visitor. */
export async function loadOwnProfile(session: Session | null, now: number): Promise<{ readonly profile: PublicProfile | null }> {
  return { profile: session && (await profileOf(session.uid, await accountOf(session), true, now)) };
}
