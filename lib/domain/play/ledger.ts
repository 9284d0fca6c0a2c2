import * as v from 'valibot';
import { dayOf } from '../values/zoned-date';
import { LookSchema, NO_LOOK } from './cosmetics';
import { DAILY_GRANT, CoinsSchema, MOST_ON_MARKET, MOST_OPEN_BETS, SIGN_UP_GRANT } from './coins';
import {
  isOpenMarket,
  marketId,
  marketIn,
  MarketKindSchema,
  parseMarketId,
  type Book,
  type Market,
  type MarketKind,
  type Verdict,
} from './market';
import { oddsOf, possibleReturn } from './odds';
import { NO_STREAK, QuizStreakSchema } from './quiz-streak';
import { NO_TALLIES, tallied, TalliesSchema } from './score';

/**
 * The ledger of the prediction game, as pure steps: each takes what is stored and
 * answers what is to be stored instead, all of it in one transaction
 * (docs/decisions/0048). Times are milliseconds since 1970, by the site's clock.
 */

/** `accounts/{uid}`. */
export const PlayAccountSchema = v.object({
  /** The sum of the journal; below zero only by what a correction took back. */
  balance: CoinsSchema,
  /** Entries of the journal: the number of the newest. */
  rows: v.number(),
  /** As rankings show it. */
  name: v.optional(v.string(), ''),
  /** The UTC day of the last grant; '' before the first. */
  grantedOn: v.string(),
  /** Coins on markets that are not settled, by their id. */
  stakes: v.record(v.string(), v.number()),
  openBets: v.number(),
  tallies: v.optional(TalliesSchema, NO_TALLIES),
  /** Ids of the items bought in the shop, and which of them are worn. */
  items: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
  look: v.optional(LookSchema, NO_LOOK),
  /** The public name of the account in addresses; '' before its first visit. */
  profile: v.optional(v.string(), ''),
  /** The public profile is switched off. */
  isPrivate: v.optional(v.boolean(), false),
  quiz: v.optional(QuizStreakSchema, NO_STREAK),
});
export type PlayAccount = v.InferOutput<typeof PlayAccountSchema>;

export const NEW_ACCOUNT: PlayAccount = {
  balance: 0,
  rows: 0,
  name: '',
  grantedOn: '',
  stakes: {},
  openBets: 0,
  tallies: NO_TALLIES,
  items: [],
  look: NO_LOOK,
  profile: '',
  isPrivate: false,
  quiz: NO_STREAK,
};

export const JOURNAL_KINDS = ['sign-up', 'daily', 'stake', 'win', 'refund', 'reversal', 'purchase', 'quiz'] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** `accounts/{uid}/journal/{number}`: never changed. The amounts add up to the balance. */
export const JournalRowSchema = v.object({
  id: v.string(),
  at: v.number(),
  kind: v.picklist(JOURNAL_KINDS),
  amount: CoinsSchema,
  /** The balance after this row. */
  balance: CoinsSchema,
  /** The bet and the market that it is about; null for grants. */
  bet: v.nullable(v.string()),
  market: v.nullable(v.string()),
  /** What was bought, or the question that was answered ("daily-2026-11-23/0"). */
  about: v.optional(v.string()),
});
export type JournalRow = v.InferOutput<typeof JournalRowSchema>;

export const BET_STATES = ['open', 'won', 'lost', 'void'] as const;
export type BetState = (typeof BET_STATES)[number];

const BetSideSchema = v.object({ name: v.string(), abbr: v.string() });

/** `bets/{uid}-{id}`. */
export const BetSchema = v.object({
  /** Chosen by the client. */
  id: v.string(),
  uid: v.string(),
  market: v.string(),
  matchId: v.number(),
  kind: MarketKindSchema,
  left: BetSideSchema,
  right: BetSideSchema,
  leagueName: v.string(),
  outcome: v.string(),
  stake: CoinsSchema,
  odds: v.number(),
  placedAt: v.number(),
  /** The account's just after it was placed: a repeated request is answered the same. */
  balance: CoinsSchema,
  /** Only the first bet of an account on a market counts in rankings. */
  isRanked: v.boolean(),
  state: v.picklist(BET_STATES),
  paid: CoinsSchema,
  /** The revision of the newest verdict that is settled; while the bet is open, that of the verdict before it. */
  revision: v.number(),
  settledAt: v.nullable(v.number()),
  /** The time of the first settlement, whose week it counts in. */
  countedAt: v.nullable(v.number()),
  /** Why, if it was settled. */
  reason: v.optional(v.nullable(v.string()), null),
});
export type Bet = v.InferOutput<typeof BetSchema>;

/** An account after some steps, and the entries that they add to its journal. */
export type Booked = { readonly account: PlayAccount; readonly rows: readonly JournalRow[] };

const DIGITS = 9;
/** Rows in the order of their numbers are in the order of their ids. */
export const rowId = (number: number): string => String(number).padStart(DIGITS, '0');

/** The account and the new rows with one row more. */
export function booked({ account, rows }: Booked, row: Omit<JournalRow, 'id' | 'balance'>): Booked {
  const balance = account.balance + row.amount;
  const number = account.rows + 1;
  return { account: { ...account, balance, rows: number }, rows: [...rows, { ...row, id: rowId(number), balance }] };
}

/** The sign-up grant, or that of a day that has none yet; nothing where it was given. */
export function grantDue(account: PlayAccount, now: number): Booked {
  const day = dayOf(now, 'UTC');
  if (day <= account.grantedOn) return { account, rows: [] };
  const isFirst = account.grantedOn === '';
  const next = booked(
    { account, rows: [] },
    { at: now, kind: isFirst ? 'sign-up' : 'daily', amount: isFirst ? SIGN_UP_GRANT : DAILY_GRANT, bet: null, market: null },
  );
  return { ...next, account: { ...next.account, grantedOn: day } };
}

/** A requested bet. `id` is chosen by the client. */
export type BetRequest = {
  readonly id: string;
  readonly uid: string;
  readonly matchId: number;
  readonly kind: MarketKind;
  readonly outcome: string;
  readonly stake: number;
  readonly odds: number;
};

export type Refusal = 'no-market' | 'no-outcome' | 'closed' | 'odds-moved' | 'balance' | 'limit' | 'id-reused';

export type PlacedOrNot =
  | { readonly kind: 'refused'; readonly why: Refusal }
  /** The bet was placed before. */
  | { readonly kind: 'known'; readonly bet: Bet }
  | (Booked & { readonly kind: 'placed'; readonly bet: Bet });

const isSame = (bet: Bet, request: BetRequest): boolean =>
  bet.market === marketId(request) && bet.outcome === request.outcome && bet.stake === request.stake && bet.odds === request.odds;

function refusal(account: PlayAccount, book: Book, market: Market, request: BetRequest, now: number): Refusal | null {
  const outcome = market.outcomes.find(({ id }) => id === request.outcome);
  if (outcome === undefined) return 'no-outcome';
  if (!isOpenMarket(book, market, now)) return 'closed';
  if (request.stake > account.balance) return 'balance';
  if (oddsOf(outcome.chance) !== request.odds) return 'odds-moved';
  const staked = account.stakes[marketId(request)] ?? 0;
  return staked + request.stake > MOST_ON_MARKET || account.openBets >= MOST_OPEN_BETS ? 'limit' : null;
}

/** The writes of a placed bet. `known`: the player's existing bet with this id. */
export type PlacingState = { readonly account: PlayAccount; readonly book: Book | null; readonly known: Bet | null };

/** Places a bet at the requested odds, or returns why not. */
export function placeBet({ account, book, known }: PlacingState, request: BetRequest, now: number): PlacedOrNot {
  if (known !== null) return isSame(known, request) ? { kind: 'known', bet: known } : { kind: 'refused', why: 'id-reused' };
  const market = book && marketIn(book, request.kind);
  if (!book || !market) return { kind: 'refused', why: 'no-market' };
  const why = refusal(account, book, market, request, now);
  if (why !== null) return { kind: 'refused', why };
  const name = marketId(request);
  const before = account.stakes[name] ?? 0;
  const next = booked({ account, rows: [] }, { at: now, kind: 'stake', amount: -request.stake, bet: request.id, market: name });
  const bet: Bet = {
    id: request.id,
    uid: request.uid,
    market: name,
    matchId: request.matchId,
    kind: request.kind,
    left: { name: book.left.name, abbr: book.left.abbr },
    right: { name: book.right.name, abbr: book.right.abbr },
    leagueName: book.leagueName,
    outcome: request.outcome,
    stake: request.stake,
    odds: request.odds,
    placedAt: now,
    balance: next.account.balance,
    isRanked: before === 0,
    state: 'open',
    paid: 0,
    revision: market.settled,
    settledAt: null,
    countedAt: null,
    reason: null,
  };
  const account_ = { ...next.account, stakes: { ...account.stakes, [name]: before + request.stake }, openBets: account.openBets + 1 };
  return { kind: 'placed', account: account_, rows: next.rows, bet };
}

function stateBy(bet: Bet, { outcome, voidFrom }: Verdict): Exclude<BetState, 'open'> {
  if (outcome === null || (voidFrom !== null && bet.placedAt >= voidFrom)) return 'void';
  return bet.outcome === outcome ? 'won' : 'lost';
}

const PAYS = {
  won: ({ stake, odds }: Bet) => possibleReturn(stake, odds),
  lost: () => 0,
  void: ({ stake }: Bet) => stake,
} as const satisfies Record<Exclude<BetState, 'open'>, (bet: Bet) => number>;

/** Without a bet's stake among what is open. */
function closed(account: PlayAccount, bet: Bet): PlayAccount {
  const left = (account.stakes[bet.market] ?? 0) - bet.stake;
  const { [bet.market]: _settled, ...others } = account.stakes;
  return { ...account, openBets: account.openBets - 1, stakes: left > 0 ? { ...others, [bet.market]: left } : others };
}

function ranked(account: PlayAccount, bet: Bet, at: number, by: 1 | -1): PlayAccount {
  if (!bet.isRanked || (bet.state !== 'won' && bet.state !== 'lost')) return account;
  return { ...account, tallies: tallied(account.tallies, { won: bet.state === 'won', odds: bet.odds, at }, by) };
}

type SettledBet = Booked & { readonly bet: Bet };

/**
 * Settles a bet by a verdict on its market; null where it was settled by this or a
 * later one. What an earlier verdict paid is taken back first, also where the
 * coins are spent: the balance may then be below zero, until grants and wins have
 * made up for it. A refund is final.
 */
export function settleBet(account: PlayAccount, bet: Bet, verdict: Verdict): SettledBet | null {
  if (bet.revision >= verdict.revision) return null;
  const { at } = verdict;
  const isFirst = bet.state === 'open';
  const state = stateBy(bet, verdict);
  const paid = PAYS[state](bet);
  const countedAt = bet.countedAt ?? at;
  const next: Bet = { ...bet, state, paid, revision: verdict.revision, settledAt: at, countedAt, reason: verdict.reason };
  if (bet.state === 'void') return { account, rows: [], bet: { ...bet, revision: verdict.revision } };
  if (bet.state === state && bet.paid === paid) return { account, rows: [], bet: next };
  const about = { at, bet: bet.id, market: bet.market };
  const open: Booked = { account: isFirst ? closed(account, bet) : ranked(account, bet, countedAt, -1), rows: [] };
  const reversed = bet.paid === 0 ? open : booked(open, { ...about, kind: 'reversal', amount: -bet.paid });
  const done = paid === 0 ? reversed : booked(reversed, { ...about, kind: state === 'won' ? 'win' : 'refund', amount: paid });
  return { account: ranked(done.account, next, countedAt, 1), rows: done.rows, bet: next };
}

/** Whether an account has an open bet on a match. */
export function hasStakeOn({ stakes }: Pick<PlayAccount, 'stakes'>, matchId: number): boolean {
  return Object.keys(stakes).some((market) => parseMarketId(market)?.matchId === matchId);
}

/** The steps of the ledger, as the store takes them. */
export const LEDGER_RULES = { grantDue, placeBet, settleBet } as const;
export type LedgerRules = typeof LEDGER_RULES;
