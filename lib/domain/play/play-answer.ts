import type { Bet, BetState, JournalKind, JournalRow } from './ledger';
import type { MarketKind } from './market';
import { possibleReturn } from './odds';

/** What the JSON of the prediction game says (docs/product.md#json-api). Instants are ISO. */

export type PlacedBet = Pick<Bet, 'id' | 'market' | 'matchId' | 'outcome' | 'stake' | 'odds' | 'left' | 'right' | 'leagueName'> & {
  readonly kind: MarketKind;
  /** The coins that the bet brings if it wins, its stake included. */
  readonly possibleReturn: number;
  readonly placedAt: string;
  readonly state: BetState;
  /** What it brought; null while it is open. */
  readonly paid: number | null;
  readonly settledAt: string | null;
  /** Why the bet was settled so. */
  readonly reason: string | null;
  /** It was settled anew: what it brought before was taken back. */
  readonly isCorrected: boolean;
};

/** `carried`: the sum of all entries before those in `rows`. */
type JournalEntry = Omit<JournalRow, 'at' | 'kind'> & { readonly at: string; readonly kind: JournalKind | 'carried' };

export type PlayAnswer = {
  readonly balance: number;
  /** The newest first. */
  readonly open: readonly PlacedBet[];
  readonly settled: readonly PlacedBet[];
};

const isoOf = (at: number): string => new Date(at).toISOString();

export function shownBet(bet: Bet): PlacedBet {
  const { id, market, matchId, kind, outcome, stake, odds, left, right, leagueName, state } = bet;
  const isOpen = state === 'open';
  return {
    id,
    market,
    matchId,
    kind,
    outcome,
    left,
    right,
    leagueName,
    stake,
    odds,
    possibleReturn: possibleReturn(stake, odds),
    placedAt: isoOf(bet.placedAt),
    state,
    paid: isOpen ? null : bet.paid,
    settledAt: bet.settledAt === null ? null : isoOf(bet.settledAt),
    reason: bet.reason,
    isCorrected: bet.settledAt !== bet.countedAt,
  };
}

/** A bet as it was answered when it was placed, whatever has become of it: the receipt. */
export function receiptOf(bet: Bet): PlacedBet {
  return shownBet({ ...bet, state: 'open', paid: 0, settledAt: null, countedAt: null, reason: null });
}

export function playAnswer(balance: number, bets: readonly Bet[]): PlayAnswer {
  const isOpen = ({ state }: Bet) => state === 'open';
  return { balance, open: bets.filter(isOpen).map(shownBet), settled: bets.filter((bet) => !isOpen(bet)).map(shownBet) };
}

/** The newest entries of a journal, in their order. Their amounts add up to the balance. */
export function journalEntries(rows: readonly JournalRow[]): JournalEntry[] {
  const entries = rows.map(({ at, ...row }): JournalEntry => ({ ...row, at: isoOf(at) }));
  const oldest = entries.at(-1);
  const carried = oldest ? oldest.balance - oldest.amount : 0;
  if (oldest === undefined || carried === 0) return entries;
  return [...entries, { id: 'carried', at: oldest.at, kind: 'carried', amount: carried, balance: carried, bet: null, market: null }];
}
