import * as v from 'valibot';
import { gameChanceOfMatch } from '../competition/scenarios/chances';
import { scoreOptions, winnerIn } from '../match/score-options';
import type { Match } from '../match/match';
import { mayBePredicted } from '../match/match-state';
import { oddsOf, openingChances } from './odds';

/** The markets of a match, and the document `odds/{matchId}` that holds them. Times are milliseconds since 1970, by the site's clock. */

export const MARKET_KINDS = ['winner', 'score', 'games', 'first-blood'] as const;
export const MarketKindSchema = v.picklist(MARKET_KINDS);
export type MarketKind = v.InferOutput<typeof MarketKindSchema>;

/** Why bets were settled as they were: `result`, or why they are void. */
const VERDICT_REASONS = ['result', 'canceled', 'forfeit', 'opponents', 'unknown', 'missing', 'admin'] as const;

const VerdictSchema = v.object({
  /** Grows with every correction. */
  revision: v.number(),
  /** Null: the market is void. */
  outcome: v.nullable(v.string()),
  reason: v.picklist(VERDICT_REASONS),
  /** Bets placed from then on are void: the match had begun. */
  voidFrom: v.nullable(v.number()),
  at: v.number(),
  /** What a moderator has said stays, whatever the source says. */
  byHand: v.boolean(),
});
export type Verdict = v.InferOutput<typeof VerdictSchema>;

const MarketSchema = v.object({
  kind: MarketKindSchema,
  /** `left`, `right`, `draw`; "2-1"; "3" games. */
  outcomes: v.array(v.object({ id: v.string(), opening: v.number(), chance: v.number() })),
  isSuspended: v.boolean(),
  verdict: v.nullable(VerdictSchema),
  /** Up to this revision all bets are settled. */
  settled: v.number(),
  /** Since when every look has found it void; null: it is in no doubt, or decided. */
  voidSince: v.optional(v.nullable(v.number()), null),
});
export type Market = v.InferOutput<typeof MarketSchema>;

const BookSideSchema = v.object({ id: v.number(), name: v.string(), abbr: v.string(), img: v.nullable(v.string()) });
type BookSide = v.InferOutput<typeof BookSideSchema>;

/** All markets of one match, with what a card shows of it. */
export const BookSchema = v.object({
  matchId: v.number(),
  left: BookSideSchema,
  right: BookSideSchema,
  leagueName: v.string(),
  numOfGames: v.number(),
  /** Nothing is placed from then on: the start as it is known, or earlier. */
  closesAt: v.number(),
  /** When its odds were last moved. */
  pricedAt: v.number(),
  /** When it is to be looked at again; null: never. */
  checkAt: v.nullable(v.number()),
  /** Looks since it was settled. */
  rechecks: v.number(),
  /** The rules by which its odds opened (`PRICING`); absent of books from before those of now. */
  pricing: v.optional(v.number()),
  markets: v.array(MarketSchema),
});
export type Book = v.InferOutput<typeof BookSchema>;

export type MarketName = { readonly matchId: number; readonly kind: MarketKind };

/** "123-winner". */
export function marketId({ matchId, kind }: MarketName): string {
  return `${matchId}-${kind}`;
}

/** What a market's id names; null for what is none. */
export function parseMarketId(id: string): MarketName | null {
  const [, matchId, kind] = /^([1-9]\d{0,11})-([a-z-]{1,20})$/.exec(id) ?? [];
  const known = MARKET_KINDS.find((each) => each === kind);
  return matchId === undefined || known === undefined ? null : { matchId: Number(matchId), kind: known };
}

type WeightedOption = { readonly id: string; readonly weight: number };

/** First blood follows strength only so far. */
const FIRST_BLOOD_SHARE = 0.4;
const HALF = 0.5;

function summed(options: readonly WeightedOption[]): WeightedOption[] {
  const sums = new Map<string, number>();
  for (const { id, weight } of options) sums.set(id, (sums.get(id) ?? 0) + weight);
  return [...sums].map(([id, weight]) => ({ id, weight }));
}

function outcomesOf(match: Match, kind: MarketKind): WeightedOption[] {
  const game = gameChanceOfMatch(match, match.chance?.left ?? null);
  const options = scoreOptions(match, 0, 0, game);
  switch (kind) {
    case 'winner':
      return summed(options.map((option) => ({ id: winnerIn(option), weight: option.weight })));
    case 'score':
      return options.map(({ left, right, weight }) => ({ id: `${left}-${right}`, weight }));
    case 'games':
      return summed(options.map(({ left, right, weight }) => ({ id: String(left + right), weight }))).sort(
        (a, b) => Number(a.id) - Number(b.id),
      );
    case 'first-blood': {
      const left = HALF + (game - HALF) * FIRST_BLOOD_SHARE;
      return [
        { id: 'left', weight: left },
        { id: 'right', weight: 1 - left },
      ];
    }
  }
}

/** A market needs more than one outcome, and with very many it is a lottery. A best of one has no other score than its winner. */
const MOST_OUTCOMES = 6;

/** The order in which outcomes stand: left before draw before right. */
const PLACES: readonly string[] = ['left', 'draw', 'right'];

function marketOf(match: Match, kind: MarketKind): Market[] {
  const outcomes = outcomesOf(match, kind);
  if (outcomes.length < 2 || outcomes.length > MOST_OUTCOMES || (kind === 'score' && match.numOfGames === 1)) return [];
  const ordered = kind === 'winner' ? outcomes.toSorted((a, b) => PLACES.indexOf(a.id) - PLACES.indexOf(b.id)) : outcomes;
  const chances = openingChances(ordered.map(({ weight }) => weight));
  if (chances === null) return [];
  return [
    {
      kind,
      outcomes: ordered.map(({ id }, index) => ({ id, opening: chances[index] ?? 0, chance: chances[index] ?? 0 })),
      isSuspended: false,
      verdict: null,
      settled: 0,
      voidSince: null,
    },
  ];
}

/** Whether a match may be predicted at all: both sides are known, and when it begins. */
export function isPredictable(match: Pick<Match, 'status' | 'beginAt' | 'beginAtEstimated' | 'left' | 'right'>, now: number): boolean {
  return mayBePredicted(match) && Date.parse(match.beginAt) > now;
}

/** Raised with every change of how odds open. 2: the margin is the same for every outcome. */
const PRICING = 2;

const bookSide = ({ id, name, abbr, img }: BookSide): BookSide => ({ id, name, abbr, img });

/**
 * The markets with which a match opens; null where there is nothing to predict.
 * @param hasFirstBlood whether the source records first blood
 */
export function openBook(match: Match, now: number, hasFirstBlood: boolean): Book | null {
  if (!isPredictable(match, now)) return null;
  const kinds = MARKET_KINDS.filter((kind) => kind !== 'first-blood' || hasFirstBlood);
  const markets = kinds.flatMap((kind) => marketOf(match, kind));
  if (markets.length === 0) return null;
  const closesAt = Date.parse(match.beginAt);
  return {
    matchId: match.id,
    left: bookSide(match.left),
    right: bookSide(match.right),
    leagueName: match.leagueName,
    numOfGames: match.numOfGames,
    closesAt,
    pricedAt: now,
    checkAt: now,
    rechecks: 0,
    pricing: PRICING,
    markets,
  };
}

/**
 * A book whose odds opened by older rules, priced by those of now, while bets are taken;
 * what was bet keeps its odds. A market that is not offered any more is
 * suspended: bets on it are settled all the same.
 */
export function repricedBook(book: Book, match: Match, now: number, hasFirstBlood: boolean): Book {
  const isSame = match.left.id === book.left.id && match.right.id === book.right.id;
  if (book.pricing === PRICING || !isSame || !isPredictable(match, now)) return book;
  const fresh = openBook(match, now, hasFirstBlood)?.markets ?? [];
  const markets = book.markets.map((market): Market => {
    const outcomes = fresh.find(({ kind }) => kind === market.kind)?.outcomes;
    const hasSame = outcomes?.map(({ id }) => id).join() === market.outcomes.map(({ id }) => id).join();
    if (market.verdict !== null) return market;
    return outcomes !== undefined && hasSame ? { ...market, outcomes } : { ...market, isSuspended: true };
  });
  const added = fresh.filter(({ kind }) => marketIn(book, kind) === null);
  return { ...book, pricedAt: now, pricing: PRICING, markets: [...markets, ...added] };
}

export function marketIn(book: Book, kind: MarketKind): Market | null {
  return book.markets.find((market) => market.kind === kind) ?? null;
}

/** Whether a market takes bets. */
export function isOpenMarket(book: Book, market: Market, now: number): boolean {
  return now < book.closesAt && !market.isSuspended && market.verdict === null && market.voidSince === null;
}

/** The revision of a new verdict. A market that was void and has opened again goes on from the revision that it had. */
export function nextRevision({ verdict, settled }: Market): number {
  return (verdict?.revision ?? settled) + 1;
}

/** What a moderator may do to a market. */
export const MARKET_ACTS = ['suspend', 'resume', 'void', 'correct'] as const;
export type MarketAct = (typeof MARKET_ACTS)[number];

/**
 * A market after a moderator's act; null for an outcome that it does not have.
 * @param outcome of a correction
 */
export function moderatedMarket(market: Market, act: MarketAct, outcome: string | null, now: number): Market | null {
  if (act === 'suspend' || act === 'resume') return { ...market, isSuspended: act === 'suspend' };
  if (act === 'correct' && !market.outcomes.some(({ id }) => id === outcome)) return null;
  const { verdict } = market;
  const decided = { outcome: act === 'void' ? null : outcome, voidFrom: verdict?.voidFrom ?? null, at: now, byHand: true };
  return { ...market, voidSince: null, verdict: { ...decided, reason: 'admin', revision: nextRevision(market) } };
}

export type OfferedOutcome = { readonly id: string; readonly label: string; readonly odds: number };
export type OfferedMarket = {
  readonly id: string;
  readonly kind: MarketKind;
  /** ISO instant. */
  readonly closesAt: string;
  readonly outcomes: readonly OfferedOutcome[];
};

/** What an outcome is called where no language is known: a team, a score, a number of games. */
function plainLabel(book: Book, kind: MarketKind, id: string): string {
  if (id === 'left') return book.left.name;
  if (id === 'right') return book.right.name;
  if (id === 'draw') return 'Draw';
  return kind === 'games' ? `${id} games` : id;
}

/** The markets of a match that take bets, with their odds. */
export function offeredMarkets(book: Book, now: number): OfferedMarket[] {
  return book.markets
    .filter((market) => isOpenMarket(book, market, now))
    .map(({ kind, outcomes }) => ({
      id: marketId({ matchId: book.matchId, kind }),
      kind,
      closesAt: new Date(book.closesAt).toISOString(),
      outcomes: outcomes.map(({ id, chance }) => ({ id, label: plainLabel(book, kind, id), odds: oddsOf(chance) })),
    }));
}
