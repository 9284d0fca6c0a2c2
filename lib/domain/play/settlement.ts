import { DAY_MS, HOUR_MS, MINUTE_MS } from '../values/durations';
import { contradictsItsGames } from '../competition/table-notes';
import { scoreOptions, winnerIn } from '../match/score-options';
import type { GameDetail } from '../match/game';
import type { FinishedMatch, Match } from '../match/match';
import { matchOutcome } from '../match/match-outcome';
import { hasResult } from '../match/match-state';
import { isOpenMarket, marketIn, nextRevision, type Book, type Market, type MarketKind, type Verdict } from './market';

/** What becomes of the markets of a match as it goes on. `now` is the site's clock in milliseconds since 1970. */

/** A market is void once every look for this long has found it so: sources are wrong for a while, and results and figures come late. */
const VOID_AFTER_MS = 6 * HOUR_MS;
/** The same for a match that the source does not have any more. */
const MISSING_AFTER_MS = 3 * DAY_MS;
/** When a settled match is looked at again, for sources correct results. */
const RECHECKS_MS = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 3 * DAY_MS] as const;
/** An open match is looked at so often, for it may be canceled or moved. */
const OPEN_CHECK_MS = 10 * MINUTE_MS;
const RUNNING_CHECK_MS = 30_000;

type Found = Pick<Verdict, 'outcome' | 'reason'>;
const isVoid = (reason: Verdict['reason']): Found => ({ outcome: null, reason });

/** When a match really began; null while it has not. Sources have it in the match, in its first game, or in both. */
export function startOf(match: Match): number | null {
  if (!hasResult(match)) return null;
  const begun = match.games.flatMap(({ beginAt }) => (beginAt === null ? [] : Date.parse(beginAt)));
  return Math.min(Date.parse(match.beginAt), ...begun);
}

const swapped = (id: string): string => {
  if (id === 'left') return 'right';
  if (id === 'right') return 'left';
  return id.split('-').reverse().join('-');
};

/** Whether the sides stand as they did when the markets opened; null where others play. */
function sidesOf(book: Book, match: Match): 'same' | 'swapped' | null {
  if (match.left.id === book.left.id && match.right.id === book.right.id) return 'same';
  return match.left.id === book.right.id && match.right.id === book.left.id ? 'swapped' : null;
}

function firstBloodOf(match: FinishedMatch, games: readonly GameDetail[]): Found {
  const first = games.find(({ position }) => position === 1);
  const team = first?.teams.find(({ firstBlood }) => firstBlood === true);
  if (team !== undefined) return { outcome: team.id === match.left.id ? 'left' : 'right', reason: 'result' };
  return isVoid('unknown');
}

/** How a market ended by the sides of the match as it is now. */
function resultOf(match: FinishedMatch, kind: MarketKind, games: readonly GameDetail[]): Found {
  const isPlayed = match.games.some(({ status }) => status === 'finished');
  const outcome = matchOutcome(match);
  if (match.forfeit && (kind !== 'winner' || !isPlayed || outcome === 'bothLost')) return isVoid('forfeit');
  if (kind === 'first-blood') return firstBloodOf(match, games);
  const { left, right } = match;
  const scores = scoreOptions(match).filter((option) => winnerIn(option) === outcome);
  const isKnown =
    kind === 'winner'
      ? outcome !== 'unknown'
      : scores.some((option) => option.left === left.score && option.right === right.score) && !contradictsItsGames(match);
  if (!isKnown) return isVoid('unknown');
  return {
    outcome: kind === 'winner' ? outcome : kind === 'score' ? `${left.score}-${right.score}` : String(left.score + right.score),
    reason: 'result',
  };
}

/** What is known of a match: null where the source does not have it any more. */
export type Seen = { readonly match: Match | null; readonly games: readonly GameDetail[] };

/** What a look finds; null while the match is still to end. */
function foundOf(book: Book, market: Market, { match, games }: Seen): Found | null {
  if (match === null) return isVoid('missing');
  if (match.status === 'canceled') return isVoid('canceled');
  const sides = sidesOf(book, match);
  if (sides === null) return isVoid('opponents');
  if (match.status !== 'finished') return null;
  const found = resultOf(match, market.kind, games);
  if (found.outcome === null) return found;
  const outcome = sides === 'same' ? found.outcome : swapped(found.outcome);
  return market.outcomes.some(({ id }) => id === outcome) ? { ...found, outcome } : isVoid('unknown');
}

/** A market in no doubt any more; one that was void opens again once its bets have been refunded. */
export function undoubted(market: Market): Market {
  const { verdict, settled, voidSince } = market;
  const opens = verdict?.outcome === null && verdict.revision === settled;
  return opens || voidSince !== null ? { ...market, voidSince: null, verdict: opens ? null : verdict } : market;
}

function marketAfter(book: Book, market: Market, seen: Seen, now: number): Market {
  const before = market.verdict;
  if (before?.byHand === true) return market;
  const found = foundOf(book, market, seen);
  if (found === null) return undoubted(market);
  if (found.outcome === null) {
    if (before?.outcome === null) return market;
    const voidSince = market.voidSince ?? now;
    const wait = found.reason === 'missing' ? MISSING_AFTER_MS : VOID_AFTER_MS;
    if (now - voidSince < wait) return voidSince === market.voidSince ? market : { ...market, voidSince };
  }
  const voidFrom = seen.match && startOf(seen.match);
  if (before !== null && before.outcome === found.outcome && before.voidFrom === voidFrom) return undoubted(market);
  return { ...market, voidSince: null, verdict: { ...found, revision: nextRevision(market), voidFrom, at: now, byHand: false } };
}

/** Until when bets may be placed, as the match is now. */
function closingOf(book: Book, match: Match | null, now: number): number {
  if (match?.status === 'not_started') return Date.parse(match.beginAt);
  // Put off: it opens again once its new time is known.
  const start = match && startOf(match);
  return Math.min(book.closesAt, start ?? now);
}

/** The book once all bets on one of its markets are settled by a verdict; the same where that is noted. */
export function settledBook(book: Book, kind: MarketKind, revision: number): Book {
  const market = marketIn(book, kind);
  if (!market || market.settled >= revision) return book;
  return { ...book, markets: book.markets.map((each) => (each === market ? { ...market, settled: revision } : each)) };
}

export const isFullySettled = ({ markets }: Book): boolean => markets.every(({ verdict, settled }) => settled === verdict?.revision);

function checkOf(book: Book, match: Match | null, now: number): Pick<Book, 'checkAt' | 'rechecks'> {
  if (book.markets.some(({ verdict, voidSince }) => verdict === null || voidSince !== null)) {
    const isOpen = book.markets.some((market) => isOpenMarket(book, market, now));
    const isOff = match === null || match.status === 'canceled';
    const soon = isOpen ? Math.min(book.closesAt, now + OPEN_CHECK_MS) : now + (isOff ? OPEN_CHECK_MS : RUNNING_CHECK_MS);
    return { checkAt: soon, rechecks: 0 };
  }
  // Looked at again at once while bets are being settled.
  if (!isFullySettled(book)) return { checkAt: now, rechecks: 0 };
  const wait = RECHECKS_MS[book.rechecks];
  return { checkAt: wait === undefined ? null : now + wait, rechecks: book.rechecks + 1 };
}

/** The markets of a match after a look at it. */
export function bookAfter(book: Book, seen: Seen, now: number): Book {
  const next: Book = {
    ...book,
    closesAt: closingOf(book, seen.match, now),
    markets: book.markets.map((market) => marketAfter(book, market, seen, now)),
  };
  return { ...next, ...checkOf(next, seen.match, now) };
}
