import { DAY_MS, HOUR_MS, MINUTE_MS } from '../values/durations';
import { contradictsItsGames } from '../competition/table-notes';
import { scoreOptions, winnerIn } from '../match/score-options';
import type { GameDetail } from '../match/game';
import type { FinishedMatch, Match } from '../match/match';
import { matchOutcome } from '../match/match-outcome';
import { hasResult } from '../match/match-state';
import { isOpenMarket, type Book, type Market, type MarketKind, type Verdict } from './market';

/** What becomes of the markets of a match as it goes on. `now` is the site's clock in milliseconds since 1970. */

/** Results and figures may come this long after the end; then the markets that need them are void. */
const FIGURES_WAIT_MS = 6 * HOUR_MS;
/** A match that the source does not have any more is void after this long. */
const MISSING_MS = DAY_MS;
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

/** What is not known yet may still come. */
function voidInTime(match: FinishedMatch, now: number): Found | null {
  return now - Date.parse(match.endAt ?? match.beginAt) < FIGURES_WAIT_MS ? null : isVoid('unknown');
}

function firstBloodOf(match: FinishedMatch, games: readonly GameDetail[], now: number): Found | null {
  const first = games.find(({ position }) => position === 1);
  const team = first?.teams.find(({ firstBlood }) => firstBlood === true);
  if (team !== undefined) return { outcome: team.id === match.left.id ? 'left' : 'right', reason: 'result' };
  return voidInTime(match, now);
}

/** How a market ended by the sides of the match as it is now; null while that is not known. */
function resultOf(match: FinishedMatch, kind: MarketKind, games: readonly GameDetail[], now: number): Found | null {
  const isPlayed = match.games.some(({ status }) => status === 'finished');
  const outcome = matchOutcome(match);
  if (match.forfeit && (kind !== 'winner' || !isPlayed || outcome === 'bothLost')) return isVoid('forfeit');
  if (kind === 'first-blood') return firstBloodOf(match, games, now);
  const { left, right } = match;
  const scores = scoreOptions(match).filter((option) => winnerIn(option) === outcome);
  const isKnown =
    kind === 'winner'
      ? outcome !== 'unknown'
      : scores.some((option) => option.left === left.score && option.right === right.score) && !contradictsItsGames(match);
  if (!isKnown) return voidInTime(match, now);
  return {
    outcome: kind === 'winner' ? outcome : kind === 'score' ? `${left.score}-${right.score}` : String(left.score + right.score),
    reason: 'result',
  };
}

function foundOf(book: Book, market: Market, match: Match | null, games: readonly GameDetail[], now: number): Found | null {
  if (match === null) return now - book.closesAt < MISSING_MS ? null : isVoid('missing');
  if (match.status === 'canceled') return isVoid('canceled');
  const sides = sidesOf(book, match);
  if (sides === null) return isVoid('opponents');
  if (match.status !== 'finished') return null;
  const found = resultOf(match, market.kind, games, now);
  if (found === null || found.outcome === null) return found;
  const outcome = sides === 'same' ? found.outcome : swapped(found.outcome);
  return market.outcomes.some(({ id }) => id === outcome) ? { ...found, outcome } : isVoid('unknown');
}

function marketAfter(book: Book, market: Market, seen: Seen, now: number): Market {
  const before = market.verdict;
  if (before?.byHand === true) return market;
  const found = foundOf(book, market, seen.match, seen.games, now);
  const voidFrom = seen.match && startOf(seen.match);
  if (found === null) return market;
  if (before !== null && before.outcome === found.outcome && before.reason === found.reason && before.voidFrom === voidFrom) return market;
  return { ...market, verdict: { ...found, revision: (before?.revision ?? 0) + 1, voidFrom, at: now, byHand: false } };
}

/** Until when bets may be placed, as the match is now. */
function closingOf(book: Book, match: Match | null, now: number): number {
  if (match?.status === 'not_started') return Date.parse(match.beginAt);
  // Put off: it opens again once its new time is known.
  const start = match && startOf(match);
  return Math.min(book.closesAt, start ?? now);
}

/** What is known of a match: null where the source does not have it any more. */
export type Seen = { readonly match: Match | null; readonly games: readonly GameDetail[] };

export const isFullySettled = ({ markets }: Book): boolean => markets.every(({ verdict, settled }) => settled === verdict?.revision);

function checkOf(book: Book, now: number): Pick<Book, 'checkAt' | 'rechecks'> {
  if (book.markets.some(({ verdict }) => verdict === null)) {
    const isOpen = book.markets.some((market) => isOpenMarket(book, market, now));
    const soon = isOpen ? Math.min(book.closesAt, now + OPEN_CHECK_MS) : now + RUNNING_CHECK_MS;
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
  return { ...next, ...checkOf(next, now) };
}
