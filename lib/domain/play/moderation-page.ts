import { marketId, type Book, type MarketAct, type MarketKind, type MarketName, type Verdict } from './market';

/** What moderators see of the markets. Instants are ISO. */

export type ModeratedMarket = {
  readonly id: string;
  readonly kind: MarketKind;
  readonly isSuspended: boolean;
  readonly outcomes: readonly string[];
  /** Null until it is decided. `outcome` null: void. */
  readonly verdict: (Pick<Verdict, 'outcome' | 'reason' | 'byHand'> & { readonly isSettled: boolean }) | null;
};
export type ModeratedBook = Pick<Book, 'matchId' | 'left' | 'right' | 'leagueName'> & {
  readonly closesAt: string;
  /** It takes no predictions any more. */
  readonly isClosed: boolean;
  readonly markets: readonly ModeratedMarket[];
};
export type MarketNote = MarketName & {
  readonly market: string;
  /** Null where the match has no markets any more. */
  readonly sides: Pick<Book, 'left' | 'right'> | null;
  readonly act: MarketAct;
  readonly outcome: string | null;
  readonly reason: string;
  readonly at: string;
};
export type MarketModeration = {
  /** The match that was requested; null: those that are looked at next. */
  readonly match: number | null;
  readonly books: readonly ModeratedBook[];
  /** The newest first. */
  readonly notes: readonly MarketNote[];
};

export function moderatedBook({ matchId, left, right, leagueName, closesAt, markets }: Book, now: number): ModeratedBook {
  return {
    matchId,
    left,
    right,
    leagueName,
    closesAt: new Date(closesAt).toISOString(),
    isClosed: closesAt <= now,
    markets: markets.map(({ kind, isSuspended, outcomes, verdict, settled }) => ({
      id: marketId({ matchId, kind }),
      kind,
      isSuspended,
      outcomes: outcomes.map(({ id }) => id),
      verdict: verdict && {
        outcome: verdict.outcome,
        reason: verdict.reason,
        byHand: verdict.byHand,
        isSettled: settled === verdict.revision,
      },
    })),
  };
}
