import type { MatchSummary } from '../match/match';
import type { OfferedMarket } from './market';
import type { PlacedPlayer } from './placed-players';
import type { PlayAnswer } from './play-answer';
import type { ProfileRank } from './profile';
import type { Period, ScoreTally } from './score';

/** What the pages of the prediction game show. */

/** A match with the markets that take predictions now. */
export type OpenMatch = { readonly match: MatchSummary; readonly markets: readonly OfferedMarket[] };

/** What may be predicted. */
export type PredictionsData = {
  readonly matches: readonly OpenMatch[];
  /** What can be chosen, in league order. */
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  /** The league whose matches are shown; null for all. */
  readonly leagueId: number | null;
  readonly page: number;
  readonly pages: number;
};

/** The reader of a page of the game; what stops all but players from playing. */
export type PlayReader =
  | { readonly kind: 'visitor' | 'addressless' | 'player' }
  /** `email`: for the mail that verifies it. */
  | { readonly kind: 'unverified'; readonly email: string };

export function playReader(session: { readonly email: string | null; readonly emailVerified: boolean } | null): PlayReader {
  if (session === null) return { kind: 'visitor' };
  if (session.emailVerified) return { kind: 'player' };
  return session.email === null ? { kind: 'addressless' } : { kind: 'unverified', email: session.email };
}

export type PlayOverview = {
  readonly reader: PlayReader;
  /** The reader's balance and predictions; null for a visitor. */
  readonly play: PlayAnswer | null;
};

export type PlayRanking = {
  readonly reader: PlayReader;
  readonly period: Period;
  /** By place; those who lack predictions for one last, the nearest to it first. */
  readonly players: readonly PlacedPlayer[];
  /** The reader's own; null for a visitor. */
  readonly own: ProfileRank | null;
};

/** What an account has in a period; a tally of an older one is empty in this. */
export function ownTally(tally: ScoreTally, key: string): Pick<ScoreTally, 'count' | 'won' | 'score'> {
  return tally.key === key ? tally : { count: 0, won: 0, score: null };
}
