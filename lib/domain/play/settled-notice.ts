import { MINUTE_MS } from '../values/durations';
import { marketId, type Book } from './market';

/** A settled prediction is announced within this long, e.g. after a restart. */
export const SETTLED_LATE_MINUTES = 60;

/** Markets of a match that one look has settled. */
export type SettledTogether = {
  readonly matchId: number;
  /** Milliseconds since 1970, by the site's clock. */
  readonly at: number;
  readonly markets: readonly { readonly market: string; readonly revision: number }[];
};

/** When a market of the book was last settled; null: none is. */
export function lastSettledAt(book: Book): number | null {
  const times = book.markets.flatMap(({ verdict, settled }) => (verdict?.revision === settled ? [verdict.at] : []));
  return times.length === 0 ? null : Math.max(...times);
}

/** The due notifications of a book at `now`: one per verdict and per correction, for all markets that it settled. */
export function settledLately(book: Book, now: number): SettledTogether[] {
  const times = new Map<number, SettledTogether['markets'][number][]>();
  for (const { kind, verdict, settled } of book.markets) {
    if (verdict?.revision !== settled || verdict.at > now || now - verdict.at > SETTLED_LATE_MINUTES * MINUTE_MS) continue;
    const others = times.get(verdict.at) ?? [];
    times.set(verdict.at, [...others, { market: marketId({ matchId: book.matchId, kind }), revision: verdict.revision }]);
  }
  return [...times].map(([at, markets]) => ({ matchId: book.matchId, at, markets }));
}
